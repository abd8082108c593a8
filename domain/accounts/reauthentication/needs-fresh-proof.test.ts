import { expect, it } from "vitest";
import { ada, max, member } from "../examples.ts";
import type { User } from "../user.ts";
import { needsFreshProof } from "./needs-fresh-proof.ts";
import type { Proof } from "./proof.ts";

const at = new Date("2027-01-05T10:00:00.000Z");
const minutesLater = (count: number) => new Date(at.getTime() + count * 60_000);
const proven = (user: User, proof: Partial<Proof>) => ({
  ...member(user),
  proof: { at, way: "email", hasPasskey: false, ...proof },
});

it("needsFreshProof() counts a proof for a quarter of an hour", () => {
  for (const user of [ada, max]) {
    expect(needsFreshProof(proven(user, {}), at)).toBe(false);
    expect(needsFreshProof(proven(user, {}), new Date(minutesLater(15).getTime() - 1))).toBe(false);
    expect(needsFreshProof(proven(user, {}), minutesLater(15))).toBe(true);
  }
});

it("needsFreshProof() wants the passkey of an admin who has one", () => {
  expect(needsFreshProof(proven(max, { hasPasskey: true }), at)).toBe(true);
  expect(needsFreshProof(proven(max, { hasPasskey: true, way: "passkey" }), at)).toBe(false);
  expect(needsFreshProof(proven(ada, { hasPasskey: true }), at)).toBe(false);
});
