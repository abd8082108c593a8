import { expect, test } from "vitest";
import { linesOf, written } from "../../ui/test/written.tsx";
import { Suggestions } from "./suggestions.tsx";

test("a suggested builder is a row of name, best reason and match; all reasons open below [W10]", () => {
  const suggestion = {
    builderId: "b",
    name: "Redwood & Pike Exhibits",
    points: 72,
    reasons: [
      { criterion: "place" as const, points: 10, outOf: 20, why: "Has built in the region" },
      { criterion: "size" as const, points: 15, outOf: 15, why: "Builds 20 × 20 ft" },
      { criterion: "load" as const, points: 10, outOf: 10, why: "Nothing waits" },
    ],
    load: "No open requests",
    isAssigned: false,
    isPreferred: true,
  };
  const html = written(
    <Suggestions suggestions={[suggestion]} selected={["b"]} onSelect={() => {}} />,
  );
  const [row = "", all = ""] = html.slice(html.indexOf("<ol")).split("<ul");
  expect(linesOf(row)).toEqual([
    "Redwood & Pike Exhibits",
    "Builds 20 × 20 ft",
    "Exhibitor's pick",
    "72% match",
  ]);
  expect(all).toMatch(/^[^>]*hidden/);
  expect(linesOf(`<ul${all}`)).toContain("Has built in the region");
});
