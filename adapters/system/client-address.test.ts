import { expect, test } from "vitest";
import { createClientAddressReader } from "./client-address.ts";

const forwarded = (value: string) => new Headers({ "x-forwarded-for": value });

test.for([
  ["nobody in between", "203.0.113.9", "198.51.100.1", [], "203.0.113.9"],
  ["a trusted proxy", "127.0.0.1", "198.51.100.1", ["127.0.0.1"], "198.51.100.1"],
  [
    "a client that lies to a trusted proxy",
    "127.0.0.1",
    "1.1.1.1, 198.51.100.1",
    ["127.0.0.1"],
    "198.51.100.1",
  ],
  ["two trusted proxies", "10.0.0.1", "198.51.100.1, 10.0.0.2", ["10.0.0.0/24"], "198.51.100.1"],
  ["nonsense behind a proxy", "127.0.0.1", "for=unknown", ["127.0.0.1"], "127.0.0.1"],
  [
    "IPv4 over IPv6",
    "::ffff:127.0.0.1",
    "2001:db8:1:2:3:4:5:6",
    ["127.0.0.1"],
    "2001:db8:1:2::/64",
  ],
  ["a short IPv6 address", "2001:db8::1", "", [], "2001:db8:0:0::/64"],
  ["a socket that says nothing", undefined, "", [], "unknown"],
] as const)("createClientAddressReader() with %s", ([, socket, header, trusted, address]) => {
  expect(createClientAddressReader([...trusted])(socket, forwarded(header))).toBe(address);
});
