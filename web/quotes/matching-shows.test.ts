import { expect, test } from "vitest";
import { matchingShows } from "./matching-shows.ts";

const shows = ["CES", "CES Asia", "IFA", "CES"].map((title) => ({ title }));

test("matchingShows() offers each matching title once", () => {
  expect(matchingShows(shows, " ces ")).toEqual(["CES", "CES Asia"]);
  expect(matchingShows(shows, "")).toEqual(["CES", "CES Asia", "IFA"]);
  expect(matchingShows(shows, "expo")).toEqual([]);
});

test("matchingShows() offers at most twenty", () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ title: `Show ${n}` }));
  expect(matchingShows(many, "show")).toHaveLength(20);
});

test("matchingShows() offers exact titles first, then prefixes, then starts of words", () => {
  const found = ["MICES", "Asia CES", "CES Asia", "CES", "IFA"].map((title) => ({ title }));
  expect(matchingShows(found, "ces")).toEqual(["CES", "CES Asia", "Asia CES", "MICES"]);
});
