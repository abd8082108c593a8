import { expect, it } from "vitest";
import { ada, max, member } from "../examples.ts";
import { needsReauthentication } from "../needs-reauthentication.ts";
import type { User } from "../user.ts";
import type { Reauthentication } from "./reauthentication.ts";

const at = new Date("2027-01-05T10:00:00.000Z");
const minutesLater = (count: number) => new Date(at.getTime() + count * 60_000);
const proven = (user: User, reauthentication: Partial<Reauthentication>) => ({
  ...member(user),
  reauthentication: { at, way: "email", hasPasskey: false, ...reauthentication },
});

it("needsReauthentication() counts one for a quarter of an hour", () => {
  for (const user of [ada, max]) {
    expect(needsReauthentication(proven(user, {}), at)).toBe(false);
    expect(needsReauthentication(proven(user, {}), new Date(minutesLater(15).getTime() - 1))).toBe(
      false,
    );
    expect(needsReauthentication(proven(user, {}), minutesLater(15))).toBe(true);
  }
});

it("needsReauthentication() wants the passkey of an admin who has one", () => {
  expect(needsReauthentication(proven(max, { hasPasskey: true }), at)).toBe(true);
  expect(needsReauthentication(proven(max, { hasPasskey: true, way: "passkey" }), at)).toBe(false);
  expect(needsReauthentication(proven(ada, { hasPasskey: true }), at)).toBe(false);
});
