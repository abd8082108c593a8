import { expect, test } from "vitest";
import { spreadsheetDamage } from "./spreadsheet-damage.ts";

test.for([
  "25-Oct",
  "Oct-25",
  "1-May",
  "Nov 50",
  "25.Okt",
  "Mai 20",
  "oct.-25",
  "25-oct-2026",
  "October 25, 2026",
  "10/25",
  "10/25/2026",
  "25.10.2026",
  "25.10.",
  "2026-10-25",
  "2026-10-25 00:00:00",
  "10-25-2026",
  "10月25日",
  "25.paź",
  "25-окт",
  "Eki.25",
  "25. říj",
  "2025-10",
  "10-25-26",
  "Oct-25-2025",
  "45,955",
  "46320",
  "18568",
])("a team size of %j looks like a date [X06]", (text) => {
  expect(spreadsheetDamage(text, "people")).toBe("looks like a date: the spreadsheet changed it");
});

test.for([
  ["10:25:00", "range", "a time"],
  ["1,02E+10", "telephone", "a number with an exponent"],
  ["2E5", "range", "a number with an exponent"],
  ["17755550100.0", "telephone", "the result of a sum"],
  ["17,755,550,100", "telephone", "the result of a sum"],
  ["0.45833", "people", "a time"],
  ["275:00:00", "people", "a time"],
  ["#REF!", "words", "an error of a formula"],
  ["#BEZUG!", "words", "an error of a formula"],
  ["########", "number", "an error of a formula"],
  ["Err:502", "telephone", "an error of a formula"],
] as const)("%j for a %s looks like %s [X06]", ([text, meaning, like]) => {
  const problem = `looks like ${like}: the spreadsheet changed it`;
  expect(spreadsheetDamage(text, meaning)).toBe(problem);
});

test.for([
  ...(["25-50", "10-25", "11-50", "1,000+", "200", "12 people", "from 5 to 10"].map((text) => [
    text,
    "people",
  ]) as [string, "people"][]),
  ...(["775-555-0100", "+1 (702) 555-0100", "01.23.45.67.89", "4420-79-4611", "7755550100"].map(
    (text) => [text, "telephone"],
  ) as [string, "telephone"][]),
  ...(["$35,000-75,000", "50000", "20x20", "12.5", "400 sq ft", "6 x 9 m"].map((text) => [
    text,
    "range",
  ]) as [string, "range"][]),
  ["4.5", "number"],
  ["May 2026", "words"],
  ["#1 Exhibits", "words"],
] as [string, "words"][])("%j for %s stays [X06]", ([text, meaning]) => {
  expect(spreadsheetDamage(text, meaning)).toBeNull();
});
