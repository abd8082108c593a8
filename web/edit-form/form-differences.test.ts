import { expect, test } from "vitest";
import { formDifferences } from "./form-differences.ts";

const labels = { title: "Title", features: "Features", public: "Public" };

test("formDifferences() names what is different there, in the labels' order", () => {
  const typed = { title: "Mast", features: ["A"], public: true };
  expect(formDifferences(labels, typed, { ...typed, title: "Mast " })).toEqual([]);
  expect(
    formDifferences(labels, typed, { title: "", features: ["A", "B"], public: false }),
  ).toEqual([
    { label: "Title", there: "Empty" },
    { label: "Features", there: "A, B" },
    { label: "Public", there: "No" },
  ]);
});
