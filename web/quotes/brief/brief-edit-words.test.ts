import { expect, test } from "vitest";
import { briefChangeWords } from "./brief-edit-words.ts";

test("briefChangeWords() says sizes and services in words, and only the features that came or went [R21]", () => {
  expect(briefChangeWords({ field: "boothSize", from: "20x20", to: "30x30" })).toEqual({
    label: "Booth size",
    was: "20\u00a0×\u00a020\u00a0ft",
    now: "30\u00a0×\u00a030\u00a0ft",
  });
  const features = { field: "features" as const, from: ["storage", "counter"], to: ["counter"] };
  expect(briefChangeWords(features)).toEqual({ label: "Features", was: "Storage", now: "–" });
  expect(briefChangeWords({ field: "eventDate", from: "2027-03-03", to: "2027-03-10" })).toEqual({
    label: "Event date",
    was: "Mar 3, 2027",
    now: "Mar 10, 2027",
  });
  expect(briefChangeWords({ field: "industry", from: "island", to: "inline" })).toEqual({
    label: "Exhibit type",
    was: "Island",
    now: "Inline",
  });
  expect(briefChangeWords({ field: "openSides", from: [], to: ["left", "front"] })).toEqual({
    label: "Open sides",
    was: "As usual for its type",
    now: "Left and front",
  });
  expect(briefChangeWords({ field: "budget", from: null, to: "35000-75000" })).toEqual({
    label: "Budget",
    was: "None",
    now: "$35,000 – $75,000",
  });
  expect(
    briefChangeWords({ field: "additionalRequirements", from: null, to: "One storey" }),
  ).toEqual({ label: "Requirements", was: "None", now: "One storey" });
  expect(
    briefChangeWords({
      field: "serviceType",
      from: "exhibit-stand-rental",
      to: "exhibit-stand-purchase",
    }),
  ).toEqual({
    label: "Service type",
    was: "Exhibit stand rental",
    now: "Exhibit stand purchase",
  });
});
