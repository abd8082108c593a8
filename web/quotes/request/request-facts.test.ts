import { expect, test } from "vitest";
import { requestFacts } from "./request-facts.ts";

const request = {
  eventDate: "2027-01-06",
  boothSize: "20x20",
  venue: "Las Vegas Convention Center",
  industry: "island",
  budget: "35000-75000",
};

test("requestFacts() shows stored values by their labels", () => {
  expect(requestFacts(request)).toEqual([
    { label: "Event date", value: "Jan 6, 2027" },
    { label: "Booth size", value: "20\u00a0×\u00a020\u00a0ft" },
    { label: "Venue", value: "Las Vegas Convention Center" },
    { label: "Exhibit type", value: "Island" },
    { label: "Budget", value: "$35,000 – $75,000" },
  ]);
});

test("requestFacts() reads sizes that no list has", () => {
  const sizeOf = (boothSize: string) => requestFacts({ ...request, boothSize })[1]?.value;
  expect(sizeOf("20x35")).toBe("20\u00a0×\u00a035\u00a0ft");
  expect(sizeOf("12 X 8")).toBe("12\u00a0×\u00a08\u00a0ft");
  expect(sizeOf("custom")).toBe("Custom size");
});

test("requestFacts() shows values that no list knows as they are, and no missing budget", () => {
  const facts = requestFacts({ ...request, boothSize: "12x18 m", budget: null });
  expect(facts[1]?.value).toBe("12x18 m");
  expect(facts.map(({ label }) => label)).not.toContain("Budget");
});
