import { expect, test } from "vitest";
import { emptyQuoteForm } from "./quote-form-fields.ts";
import { fillFromShow, prefill, readPrefill } from "./quote-form-prefill.ts";

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

test("readPrefill() takes a day and a venue with a show, and no other text for a day", () => {
  expect(read("show=CES&date=2027-01-06&venue=LVCC, Las Vegas")).toEqual({
    ...{ show: "CES", date: "2027-01-06", venue: "LVCC, Las Vegas", builder: null },
  });
  expect(read("show=CES&date=soon")).toEqual({ show: "CES", builder: null });
  expect(read("date=2027-01-06&venue=LVCC")).toEqual({ show: null, builder: null });
});

test("prefill() fills day and venue once with their show, over those of another", () => {
  const wish = { show: "CES", date: "2027-01-06", venue: "LVCC", builder: null };
  const before = { ...emptyQuoteForm, eventDate: "2026-05-05", venue: "Messe" };
  const filled = prefill(before, wish);
  expect(filled).toMatchObject({ eventDate: "2027-01-06", venue: "LVCC" });
  const edited = { ...filled, venue: "Hall 3" };
  expect(prefill(edited, wish, wish).venue).toBe("Hall 3");
});

test("prefill() leaves alone what the same address filled before", () => {
  const edited = { ...emptyQuoteForm, tradeShowName: "CES Asia" };
  const wish = { show: "CES", builder: "Acme" };
  expect(prefill(edited, wish, wish)).toEqual(edited);
  expect(prefill(edited, { ...wish, show: "IFA" }, wish).tradeShowName).toBe("IFA");
});

test("fillFromShow() fills what is empty or of a former show, and leaves what was typed", () => {
  const ces = { date: "2027-01-06", venue: "LVCC" };
  const undated = { date: null, venue: "Messe" };
  const filled = fillFromShow(emptyQuoteForm, ces, []);
  expect(filled).toEqual({ ...emptyQuoteForm, eventDate: "2027-01-06", venue: "LVCC" });
  expect(fillFromShow(filled, undated, [ces])).toMatchObject({ eventDate: "", venue: "Messe" });
  const typed = { ...filled, eventDate: "2027-01-08", venue: "Hall 3" };
  expect(fillFromShow(typed, undated, [ces])).toEqual(typed);
});
