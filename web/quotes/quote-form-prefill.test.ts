import { expect, test } from "vitest";
import { prefill, readPrefill } from "./quote-form-prefill.ts";
import { emptyQuoteForm } from "./quote-form-values.ts";

const read = (search: string) => readPrefill(new URLSearchParams(search));

test("readPrefill() takes one line of a length that the form takes", () => {
  expect(read("")).toEqual({ show: null, builder: null });
  expect(read("show=%20CES%00%0A2027&builder=Acme")).toEqual({
    show: "CES 2027",
    builder: "Acme",
  });
  expect(read(`show=${"x".repeat(300)}`).show).toHaveLength(200);
});

test("prefill() fills the show and notes the builder above what stands there", () => {
  const values = { ...emptyQuoteForm, additionalRequirements: "Two doors" };
  expect(prefill(values, { show: "CES", builder: "Acme" })).toEqual({
    ...emptyQuoteForm,
    tradeShowName: "CES",
    additionalRequirements: "Preferred builder: Acme\nTwo doors",
  });
});

test("prefill() leaves alone what the same address filled before", () => {
  const edited = { ...emptyQuoteForm, tradeShowName: "CES Asia" };
  const wish = { show: "CES", builder: "Acme" };
  expect(prefill(edited, wish, wish)).toEqual(edited);
  expect(prefill(edited, { ...wish, show: "IFA" }, wish).tradeShowName).toBe("IFA");
});
