import { expect, test } from "vitest";
import { isThisMachine } from "./this-machine.ts";

test("isThisMachine() knows its own names and addresses, and no other", () => {
  for (const host of ["localhost", "LOCALHOST", "shop.localhost", "127.0.0.1", "127.8.9.10"])
    expect([host, isThisMachine(host)]).toEqual([host, true]);
  for (const host of ["::1", "[::1]", "::ffff:127.0.0.1"])
    expect([host, isThisMachine(host)]).toEqual([host, true]);
  for (const host of ["", "0.0.0.0", "10.0.0.1", "192.0.2.1", "::", "[2001:db8::1]"])
    expect([host, isThisMachine(host)]).toEqual([host, false]);
  for (const host of ["localhost.evil.example", "127.0.0.1.evil.example", "evil-localhost"])
    expect([host, isThisMachine(host)]).toEqual([host, false]);
});
