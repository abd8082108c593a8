import { expect, test } from "vitest";
import { requestStandings } from "../../../domain/quotes/own-requests/request-standing.ts";
import { requestSentence } from "./request-sentence.ts";

type OwnRequest = Parameters<typeof requestSentence>[0];
type Promised = OwnRequest["timeLine"]["promises"][number];
const promise = (name: Promised["name"], standing: Promised["standing"]): Promised => ({
  name,
  standing,
  dueAt: `${name} time`,
  metAt: standing === "on-time" ? "2026-11-20T00:00:00Z" : null,
});
const said = (
  standing: (typeof requestStandings)[number],
  {
    received = 0,
    bestAmount = null as number | null,
    promises = [] as Promised[],
    acceptedFor = null as OwnRequest["acceptedFor"],
  } = {},
) => {
  const quotes = { received, asked: 5, promised: 5 };
  const { before, dueAt, after } = requestSentence({
    standing,
    bestAmount,
    acceptedFor,
    timeLine: { steps: [], quotes, promises },
  });
  return `${before}${dueAt ?? ""}${after}`;
};

test("requestSentence counts the quotes that wait for a decision, names the lowest price and what is still due", () => {
  const promises = [promise("first-quote", "on-time"), promise("all-quotes", "waiting")];
  expect(said("quotes-to-decide", { received: 4, bestAmount: 139_000_00, promises })).toBe(
    "4 of 5 quotes in, from $139,000; the rest are due all-quotes time.",
  );
  expect(said("quotes-to-decide", { received: 5, bestAmount: 99_50 })).toBe(
    "5 quotes in, from $99.50.",
  );
});

test("requestSentence says what is late", () => {
  const promises = [promise("first-quote", "late"), promise("all-quotes", "waiting")];
  expect(said("quotes_sent", { promises })).toBe(
    "Builders are working on it; your first quote is late (due first-quote time), and we're chasing it.",
  );
});

test("requestSentence names the price of the choice", () => {
  expect(said("quote-accepted", { bestAmount: 174_500_00 })).toBe("You chose a quote of $174,500.");
});

test("requestSentence names the booth that the chosen price is for, if it has changed since [W01]", () => {
  const acceptedFor = {
    version: 1,
    industry: "island",
    boothSize: "20x20",
    budget: null,
    changed: ["boothSize"],
  };
  const accepted = { bestAmount: 174_500_00, acceptedFor };
  expect(said("quote-accepted", accepted).replaceAll("\u00a0", " ")).toBe(
    "You chose a quote of $174,500. Priced for 20 × 20 ft.",
  );
  expect(said("completed", accepted).replaceAll("\u00a0", " ")).toBe(
    "Done, for $174,500. Priced for 20 × 20 ft.",
  );
});

test("requestSentence has words for every standing", () => {
  for (const standing of requestStandings) expect(said(standing), standing).toMatch(/^\S.+\.$/);
});
