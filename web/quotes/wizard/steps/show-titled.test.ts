import { expect, test } from "vitest";
import { matchingShows } from "../../../../domain/trade-shows/matching-shows.ts";
import { showTitled } from "./show-titled.ts";

const shows = ["CES", "CES Asia", "IFA", "CES"].map((title) => ({ title }));

const titles = (found: { title: string }[], typed: string) =>
  matchingShows(found, typed).map(({ title }) => title);

test("matchingShows() offers matching shows, two of one name by their dates", () => {
  expect(titles(shows, " ces ")).toEqual(["CES", "CES", "CES Asia"]);
  expect(titles(shows, "")).toEqual(["CES", "CES Asia", "IFA", "CES"]);
  expect(titles(shows, "expo")).toEqual([]);
});

test("matchingShows() offers at most eight", () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ title: `Show ${n}` }));
  expect(matchingShows(many, "show")).toHaveLength(8);
});

test("matchingShows() offers exact titles first, then prefixes, then starts of words", () => {
  const found = ["MICES", "Asia CES", "CES Asia", "CES", "IFA"].map((title) => ({ title }));
  expect(titles(found, "ces")).toEqual(["CES", "CES Asia", "Asia CES", "MICES"]);
});

test("showTitled() finds the title in any case, the exact one first, of several the first to come", () => {
  const past = { title: "CES", startDate: "2026-01-06" };
  const next = { title: "CES", startDate: "2027-01-06" };
  const now = new Date("2026-06-01T12:00:00Z");
  expect(showTitled([past, next], "CES", now)).toBe(next);
  expect(showTitled([past], "CES", now)).toBe(past);
  expect(showTitled([past, next], " ces ", now)).toBe(next);
  const shouted = { title: "ces", startDate: "2027-05-01" };
  expect(showTitled([next, shouted], "ces", now)).toBe(shouted);
  expect(showTitled([past, next], "ce", now)).toBeUndefined();
});
