import { expect, it } from "vitest";
import { openPaper } from "../../../../adapters/pdf/open-paper.ts";
import type { BriefDetails } from "../../../../domain/quotes/brief-details.ts";
import { pendingRequest } from "../../../../domain/quotes/examples.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import { textOfPdf } from "../../../test/text-of-file.ts";
import { briefPdf } from "./brief-pdf.ts";

const now = new Date("2026-12-02T12:00:00Z");
const long = (length: number) => "A tall wall of glass, ".repeat(length).slice(0, length);
const pagesOf = (bytes: Uint8Array) => {
  const source = Buffer.from(bytes).toString("latin1");
  return [...source.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box = ""]) => box);
};

it.each([
  ["letter", "0 0 612 792"],
  ["a4", "0 0 595.28 841.89"],
] as const)("a brief is one page of %s, also with every field full [S22]", async (size, box) => {
  const usual = await briefPdf(pendingRequest, { size, now, openPaper });
  expect(pagesOf(usual)).toEqual([box]);
  expect(textOfPdf(usual)).toContain(pendingRequest.tradeShowName);

  const entries = Array.from({ length: 10 }, (_, at) => `${at} ${long(118)}`);
  const brief: BriefDetails = {
    heightMm: 3_600,
    doubleDeck: true,
    goals: long(1000),
    mustHaves: entries,
    niceToHaves: entries,
    pitch: "paid-pitch",
    pitchFee: 2_500,
    criteria: [
      { criterion: "price", weight: 60 },
      { criterion: "design", weight: 40 },
    ],
  };
  const lines = "a\n".repeat(limits.additionalRequirements / 2);
  for (const additionalRequirements of [long(limits.additionalRequirements), lines]) {
    const full = { ...pendingRequest, brief, additionalRequirements };
    const bytes = await briefPdf(full, { size, now, openPaper });
    expect(pagesOf(bytes)).toEqual([box]);
    const text = textOfPdf(bytes);
    expect(text).toContain("$2,500");
    expect(text).toContain("Price 60%, design 40%");
    expect(text).toContain("Page 1 of 1");
  }
});
