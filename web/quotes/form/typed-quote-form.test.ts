import { expect, test } from "vitest";
import { emptyQuoteForm } from "./quote-form-fields.ts";
import { typedQuoteForm } from "./typed-quote-form.ts";

test("typedQuoteForm() reads texts, lists and ticks, and nothing else", () => {
  const data = new FormData();
  data.set("venue", "Hall 7");
  data.append("features", "storage");
  data.append("features", "counter");
  data.set("hasDesign", "on");
  data.set("status", "completed");
  data.set("company", new File(["x"], "x.txt"));
  expect(typedQuoteForm(data)).toEqual({
    ...emptyQuoteForm,
    venue: "Hall 7",
    features: ["storage", "counter"],
    hasDesign: true,
  });
});
