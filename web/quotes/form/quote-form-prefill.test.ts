import { expect, test } from "vitest";
import { emptyQuoteForm } from "./quote-form-fields.ts";
import {
  calendarNote,
  type FilledShow,
  fillFromShow,
  prefill,
  readPrefill,
  showOfAddress,
} from "./quote-form-prefill.ts";
import { toQuoteRequestForm } from "./to-quote-request-form.ts";

const [acme, atlas] = [
  "0190b000-0000-7000-8000-000000000001 Acme",
  "0190b000-0000-7000-8000-000000000002 Atlas & Co",
] as const;

const read = (search: string) => readPrefill(new URLSearchParams(search));

test("readPrefill() takes one line of a length that the form takes", () => {
  expect(read("")).toEqual({ show: null, builders: [] });
  expect(read(`show=%20CES%00%0A2027&builder=Acme&builder=${encodeURIComponent(acme)}`)).toEqual({
    show: "CES 2027",
    builders: [acme],
  });
  const many = Array.from({ length: 9 }, (_, n) => `builder=${encodeURIComponent(`${acme} ${n}`)}`);
  expect(read(many.join("&")).builders).toHaveLength(5);
  expect(read(`show=${"x".repeat(300)}`).show).toHaveLength(200);
});

test("prefill() fills the show and prefers the builders, without a word to other builders", () => {
  const values = { ...emptyQuoteForm, preferredBuilders: [atlas] };
  expect(prefill(values, { show: "CES", builders: [acme] })).toEqual({
    ...emptyQuoteForm,
    tradeShowName: "CES",
    preferredBuilders: [acme, atlas],
  });
  const left = { ...values, preferredBuilders: [] };
  const wish = { show: null, builders: [acme] };
  expect(prefill(left, wish, wish).preferredBuilders).toEqual([]);
});

test("toQuoteRequestForm() sends ids of preferred builders alone", () => {
  const sent = toQuoteRequestForm({ ...emptyQuoteForm, preferredBuilders: [acme, "junk"] });
  expect(sent.preferredBuilders).toEqual(["0190b000-0000-7000-8000-000000000001"]);
});

test("readPrefill() takes a day and a venue with a show, and no other text for a day", () => {
  expect(read("show=CES&date=2027-01-06&venue=LVCC, Las Vegas")).toEqual({
    show: "CES",
    date: "2027-01-06",
    venue: "LVCC, Las Vegas",
    builders: [],
  });
  expect(read("show=CES&date=soon")).toEqual({ show: "CES", builders: [] });
  expect(read("date=2027-01-06&venue=LVCC")).toEqual({ show: null, builders: [] });
});

test("prefill() fills day and venue once with their show, over those of another", () => {
  const wish = { show: "CES", date: "2027-01-06", venue: "LVCC", builders: [] };
  const before = { ...emptyQuoteForm, eventDate: "2026-05-05", venue: "Messe" };
  const filled = prefill(before, wish);
  expect(filled).toMatchObject({ eventDate: "2027-01-06", venue: "LVCC" });
  const edited = { ...filled, venue: "Hall 3" };
  expect(prefill(edited, wish, wish).venue).toBe("Hall 3");
});

test("prefill() takes away what another show filled in, and leaves what was typed [S19]", () => {
  const ces = { id: "1", show: "CES", date: "2027-01-06", venue: "LVCC" };
  const filled = { ...emptyQuoteForm, eventDate: "2027-01-06", venue: "LVCC" };
  const ifa = read("show=IFA&date=2027-09-03");
  const now = (values: typeof filled, wish = ifa) => prefill(values, wish, undefined, ces);
  expect(now(filled)).toMatchObject({ tradeShowName: "IFA", eventDate: "2027-09-03", venue: "" });
  expect(now(filled, read("show=IFA"))).toMatchObject({ eventDate: "", venue: "" });
  expect(now({ ...filled, venue: "Hall 3" }).venue).toBe("Hall 3");
  // the same show by an address without its facts
  expect(now(filled, read("show=CES"))).toMatchObject({ eventDate: "2027-01-06", venue: "LVCC" });
});

test("prefill() leaves alone what the same address filled before", () => {
  const edited = { ...emptyQuoteForm, tradeShowName: "CES Asia" };
  const wish = { show: "CES", builders: [acme] };
  expect(prefill(edited, wish, wish)).toEqual(edited);
  expect(prefill(edited, { ...wish, show: "IFA" }, wish).tradeShowName).toBe("IFA");
});

test("fillFromShow() fills what is empty or of the former show, and leaves what was typed [S19]", () => {
  const ces = { date: "2027-01-06", venue: "LVCC" };
  const undated = { date: null, venue: "Messe" };
  const filled = fillFromShow(emptyQuoteForm, ces, null);
  expect(filled).toEqual({ ...emptyQuoteForm, eventDate: "2027-01-06", venue: "LVCC" });
  expect(fillFromShow(filled, undated, ces)).toMatchObject({ eventDate: "", venue: "Messe" });
  const typed = { ...filled, eventDate: "2027-01-08", venue: "Hall 3" };
  expect(fillFromShow(typed, undated, ces)).toEqual(typed);
});

test("showOfAddress() is a show with a day or a venue", () => {
  expect(showOfAddress(read("show=CES&date=2027-01-06"))).toEqual({
    id: null,
    show: "CES",
    date: "2027-01-06",
    venue: null,
  });
  expect(showOfAddress(read("show=CES"))).toBeNull();
  expect(showOfAddress(read(""))).toBeNull();
  const ces = { id: "1", show: "CES", date: "2027-01-05", venue: "LVCC" };
  expect(showOfAddress(read("show=CES"), ces)).toEqual(ces);
  expect(showOfAddress(read("show=CES&date=2027-01-06"), ces)).toEqual({
    id: null,
    show: "CES",
    date: "2027-01-06",
    venue: "LVCC",
  });
  expect(showOfAddress(read("show=IFA"), ces)).toBeNull();
});

test("calendarNote() claims only what stands as the calendar has it", () => {
  const ces = { id: "1", show: "CES", date: "2027-01-06", venue: "LVCC" };
  const values = { tradeShowName: "CES", eventDate: "2027-01-06", venue: "LVCC" };
  const said = (changes: Partial<typeof values>, show: FilledShow = ces) =>
    calendarNote({ ...values, ...changes }, show);
  expect(said({})).toBe("Date and venue are from the calendar. Change them if yours differ.");
  expect(said({ venue: "Hall 3" })).toMatch(/^The date is/);
  expect(said({ eventDate: "2027-01-08" })).toMatch(/^The venue is/);
  expect(said({ eventDate: "2027-01-08", venue: "Hall 3" })).toBeNull();
  expect(said({ tradeShowName: "IFA" })).toBeNull();
  expect(said({ eventDate: "" }, { ...ces, date: null })).toMatch(/^The venue is/);
  expect(said({}, { ...ces, id: null })).toBeNull();
});
