import { expect, test } from "vitest";
import { sentRequest } from "../../domain/quotes/examples.ts";
import { toQuoteFormValues } from "../quotes/form/to-quote-form-values.ts";
import { briefOf, changedFields, changeWords, sentFields } from "./brief-form.ts";

const values = toQuoteFormValues({ ...sentRequest, budget: sentRequest.budget ?? "" });

test("the wizard's fields of a stored brief describe that brief [W21]", () => {
  const { eventDate, venue, industry, boothSize, serviceType, budget, features } = sentRequest;
  const { additionalRequirements, designLink } = sentRequest;
  const stored = { eventDate, venue, industry, boothSize, serviceType, budget, features };
  const brief = { ...stored, openSides: [], brief: {}, additionalRequirements, designLink };
  expect(briefOf(values, [])).toEqual(brief);
  expect(changedFields(briefOf(values, []), briefOf({ ...values }, []))).toEqual([]);
});

test("only what was changed is sent; open sides go with another type [W21]", () => {
  const before = briefOf(values, []);
  const custom = { boothSize: "custom", boothWidth: "6", boothDepth: "9", boothUnit: "m" };
  const after = briefOf({ ...values, ...custom, venue: "Moscone Center" }, []);
  expect(changedFields(before, after)).toEqual(["venue", "boothSize"]);
  expect(after.boothSize).toBe("20x30 ft (6 x 9 m)");
  const sides = ["left", "right", "front"] as const;
  const peninsula = briefOf({ ...values, industry: "peninsula" }, sides);
  expect(peninsula.openSides).toEqual(sides);
  expect(changedFields(before, peninsula)).toEqual(["industry", "openSides"]);
  expect(briefOf({ ...values, industry: "inline" }, sides).openSides).toEqual([]);
});

test("a changed detail sends all details, and tells of the changed one only [S18]", () => {
  const before = briefOf({ ...values, goals: "Leads" }, []);
  const after = briefOf({ ...values, goals: "Leads", boothNumber: "B 12" }, []);
  expect(changedFields(before, after)).toEqual(["boothNumber"]);
  expect(sentFields(after, ["boothNumber", "goals"])).toEqual({
    brief: { goals: "Leads", boothNumber: "B 12" },
  });
});

test("what a change costs is said before it is made [W21]", () => {
  expect(changeWords(3, 4)).toBe("3 quotes become out of date; we'll ask each builder to update.");
  expect(changeWords(1, 4)).toBe("1 quote becomes out of date; we'll ask its builder to update.");
  expect(changeWords(0, 4)).toBe("We'll email your builders what changed.");
  expect(changeWords(0, 0)).toBe("No builder has been asked yet, so a change costs nothing.");
});
