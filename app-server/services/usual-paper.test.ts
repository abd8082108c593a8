import { expect, test } from "vitest";
import { usualPaper } from "./usual-paper.ts";

test.for([
  ["de,en-US;q=0.7,en;q=0.3", "a4"],
  ["de-DE,de;q=0.9,en;q=0.8", "a4"],
  ["fr", "a4"],
  ["fr-CA,fr;q=0.8", "letter"],
  ["zh-Hant-TW,en-US;q=0.5", "a4"],
  ["en-GB,en;q=0.5", "a4"],
  ["en-US;q=0.5, de;q=0.9", "a4"],
  ["en-US,en;q=0.5", "letter"],
  ["en", "letter"],
  ["es-MX", "letter"],
  ["fil", "letter"],
  ["en;q=0, nl", "a4"],
  ["*", "letter"],
  ["not a language, de", "a4"],
  ["", "letter"],
  [undefined, "letter"],
] as const)("the usual paper for %j is %s [X16]", ([languages, paper]) => {
  expect(usualPaper(languages)).toBe(paper);
});
