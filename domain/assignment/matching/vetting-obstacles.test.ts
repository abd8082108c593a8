import { expect, test } from "vitest";
import { checkKinds } from "../../shared/check-kinds.ts";
import { builder, request, today } from "./examples.ts";
import { ineligibilityReasons } from "./ineligibility-reasons.ts";
import type { VettingFacts } from "./match-facts.ts";

const wordsOf = (vetting: Partial<VettingFacts>, assignedBuilders: string[] = []) => {
  const one = builder(1, {
    vetting: { required: "none", valid: [], insuranceEndedOn: null, ...vetting },
  });
  const asked = { ...request, assignedBuilders: assignedBuilders as (typeof one.id)[] };
  return ineligibilityReasons(one, asked, today).map(({ why, change }) => `${why}; ${change}`);
};

test("a builder without the required checks isn't asked, and it says which one is missing [S14]", () => {
  const noProof = "No insurance proof yet; the builder sends one";
  expect(wordsOf({})).toEqual([]);
  expect(wordsOf({ required: "insurance" })).toEqual([noProof]);
  expect(wordsOf({ required: "insurance", insuranceEndedOn: "2027-01-04" })).toEqual([
    "The insurance proof ended on Jan 4, 2027; the builder sends one",
  ]);
  expect(wordsOf({ required: "insurance", valid: ["insurance"] })).toEqual([]);
  expect(wordsOf({ required: "all", valid: ["insurance"] })).toEqual([
    "The portfolio check is missing; an admin accepts it",
  ]);
  expect(wordsOf({ required: "all" })).toEqual([
    noProof,
    "The portfolio check is missing; an admin accepts it",
  ]);
  expect(wordsOf({ required: "all", valid: [...checkKinds] })).toEqual([]);
});

test("a builder who is assigned already stays, whatever the policy says [S14]", () => {
  expect(wordsOf({ required: "all" }, [builder(1).id])).toEqual([]);
});
