import { expect, test } from "vitest";
import { beasBooths } from "../../builder-profiles/examples.ts";
import type { BuilderId } from "../../shared/id.ts";
import { planImport } from "./plan-import.ts";

const now = {
  at: new Date("2027-01-04T12:00Z"),
  isApproved: true,
  nextId: () => crypto.randomUUID() as string as BuilderId,
};
const row = (number: number, form: Parameters<typeof planImport>[0][number]["form"]) => ({
  row: number,
  form,
  errors: [],
});

test("planImport() refuses a later row with the address that an earlier one gives to a stored builder", () => {
  const stored = { ...beasBooths, userId: null, email: null };
  const { name, city } = stored;
  const email = "new@booths.example";
  const { outcomes, created, changed } = planImport(
    [row(2, { name, city, email }), row(3, { name: "Other", city: "Reno", email })],
    [{ profile: stored, isSynced: false }],
    now,
  );
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["changed", "refused"]);
  expect(outcomes[1]?.errors).toEqual([{ field: null, message: "Row 2 is the same builder" }]);
  expect([created.length, changed.length]).toEqual([0, 1]);
});
