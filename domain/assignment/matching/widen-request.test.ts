import fc from "fast-check";
import { expect, it } from "vitest";
import type { BriefWidening } from "../../messages/letter-facts.ts";
import { builder, request, today } from "./examples.ts";
import { ineligibilityReasons } from "./ineligibility-reasons.ts";
import type { RequestToMatch } from "./match-facts.ts";
import { widenRequest } from "./widen-request.ts";

const costly = (number: number, minimumProjectBudget: number) =>
  builder(number, { minimumProjectBudget, maximumProjectBudget: null });

it("widenRequest() names the least budget that brings most builders [Q27]", () => {
  const builders = [builder(1), costly(2, 80_000), costly(3, 90_000), costly(4, 90_000)];
  expect(widenRequest(request, builders, today)).toEqual([
    { kind: "budget", upToDollars: 90_000, builders: 3 },
  ]);
});

it("widenRequest() asks no one for more than twice the budget [Q27]", () => {
  expect(widenRequest(request, [costly(1, 400_000)], today)).toEqual([]);
  expect(widenRequest(request, [costly(1, 150_001)], today)).toEqual([]);
  expect(widenRequest(request, [costly(1, 150_000)], today)).toHaveLength(1);
});

it("widenRequest() names no date of the show, which its exhibitor can't move [Q27]", () => {
  const slow = builder(1, { leadTimeWeeks: 8 });
  expect(widenRequest(request, [slow], today).map(({ kind }) => kind)).toEqual(["service-type"]);
});

it("widenRequest() has nothing to say when everyone fits [Q27]", () => {
  expect(widenRequest(request, [builder(1), builder(2)], today)).toEqual([]);
});

const changed = (widening: BriefWidening): RequestToMatch =>
  widening.kind === "budget"
    ? { ...request, budget: `35000-${widening.upToDollars}` }
    : { ...request, serviceType: widening.serviceType };

it("widenRequest() is true when tried: as many more fit as it says, at most three ways, most first [Q27]", () => {
  const facts = fc.record({
    minimumProjectBudget: fc.option(fc.integer({ min: 0, max: 200_000 })),
    leadTimeWeeks: fc.option(fc.integer({ min: 1, max: 20 })),
    hasDeclined: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 15 }), (all) => {
      const builders = all.map((each, number) =>
        builder(number + 1, { ...each, maximumProjectBudget: null }),
      );
      const fitting = (asked: RequestToMatch) =>
        builders.filter((each) => ineligibilityReasons(each, asked, today).length === 0).length;
      const found = widenRequest(request, builders, today);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(found.map(({ builders: more }) => more)).toEqual(
        found.map(({ builders: more }) => more).sort((one, other) => other - one),
      );
      for (const widening of found) {
        expect(fitting(changed(widening)) - fitting(request)).toBe(widening.builders);
        expect(widening.builders).toBeGreaterThan(0);
      }
    }),
  );
});
