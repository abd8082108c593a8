import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFileHref, readShowSearch, showsHref } from "./show-search-address.ts";

const read = (query: string) => `${readShowSearch(new URLSearchParams(query))}`;

describe("readShowSearch()", () => {
  it("leaves out what wants everything, the first page and what is not its own", () => {
    expect(read("search=&industry=all&status=done&page=1&utm=x")).toBe("status=done");
    expect(read("page=3&city=Las+Vegas")).toBe("city=Las+Vegas&page=3");
    expect(read("page=0&month=2027-03")).toBe("");
  });

  it("gives a month its own year and no pages", () => {
    const month = "view=month&month=2027-03";
    expect(read(`${month}&year=2026&page=2&industry=retail`)).toBe(
      "view=month&industry=retail&month=2027-03",
    );
  });

  it("leaves out a month that there is not", () => {
    for (const month of ["2027-13", "0000-06", "next"]) {
      expect(read(`view=month&month=${month}`)).toBe("view=month");
    }
  });

  it("is tidy once and for all, whatever it reads", () => {
    const part = fc.constantFrom(
      "search",
      "industry",
      "status",
      "city",
      "year",
      "view",
      "month",
      "page",
      "x",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(part, fc.string())), (pairs) => {
        const once = readShowSearch(new URLSearchParams(pairs));
        expect(`${readShowSearch(once)}`).toBe(`${once}`);
      }),
    );
  });
});

describe("showsHref()", () => {
  it("changes the given filters, and starts at the first page", () => {
    const search = new URLSearchParams("status=done&page=4");
    expect(showsHref(search, { city: "Köln" })).toBe(
      "/trade-show-calendar?status=done&city=K%C3%B6ln",
    );
    expect(showsHref(search, { status: null })).toBe("/trade-show-calendar");
    expect(showsHref(search, { page: "2" })).toBe("/trade-show-calendar?status=done&page=2");
  });

  it("calendarFileHref() has the filter alone", () => {
    const search = new URLSearchParams("view=month&month=2027-03&status=done");
    expect(calendarFileHref(search)).toBe("/trade-show-calendar.ics?status=done");
  });
});
