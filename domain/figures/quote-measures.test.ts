import { expect, it } from "vitest";
import type { Benchmark } from "../offers/benchmark.ts";
import { islandOffers, islandRequest } from "../offers/examples.ts";
import { servicesFor } from "../offers/landed/services-at-show.ts";
import { offerTotal } from "../offers/line-amount.ts";
import type { OfferLine } from "../offers/offer-line.ts";
import { questionOf } from "../questions/examples.ts";
import { briefVersionOf } from "../quotes/brief-version.ts";
import { bea, beasResponse, carl, invitation, now, pendingRequest } from "../quotes/examples.ts";
import type { MeasuredCase } from "../quotes/ports.ts";
import type { BuilderId, QuoteResponseId } from "../shared/id.ts";
import { measureQuotes } from "./quote-measures.ts";

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

/** The worked example: A, B and D itemized, C of one price; B is the lowest on the same scope, and C by its amount. */
function island(accepted: "a" | "b" | "c" | null): MeasuredCase {
  const builders = { a: bea, b: carl, c: "c" as BuilderId, d: "d" as BuilderId };
  const responses = Object.entries(islandOffers).map(([id, lines]) => ({
    ...beasResponse,
    id: id as QuoteResponseId,
    builderId: builders[id as keyof typeof builders],
    lines,
    quotedAmount: lines.length > 0 ? offerTotal(lines) : 79_000_00,
    status: id === accepted ? ("accepted" as const) : ("pending" as const),
    createdAt: minutes(90),
    validUntil: new Date("2099-01-01"),
  }));
  const invitations = [{ ...invitation(bea), acknowledgedAt: minutes(30) }];
  return {
    request: { ...pendingRequest, ...islandRequest, invitations },
    responses,
    briefs: [],
  };
}

function measured(
  cases: MeasuredCase[],
  questions: Parameters<typeof measureQuotes>[1] = [],
  benchmarks: Benchmark[] = [],
) {
  const { requests, measures } = measureQuotes(cases, questions, benchmarks, now);
  const values = Object.fromEntries(measures.map(({ key, value, of }) => [key, [value, of]]));
  return { requests, ...values } as { requests: number } & Record<string, unknown>;
}

it("measures how quotes are written, asked about and chosen, with the number of cases [R44]", () => {
  const chosen = island("c");
  const briefs = [0, 10, 91].map((at, index) => ({
    ...briefVersionOf(chosen.request, minutes(at)),
    version: index + 1,
  }));
  const changed = { ...chosen, briefs };
  const questions = [
    questionOf(1, bea, { status: "answered", answer: "Yes", decidedAt: minutes(40) }),
    questionOf(2, carl),
  ];
  expect(measured([island("b"), changed, island(null)], questions)).toEqual({
    requests: 3,
    itemizedShare: [75, 12],
    completeness: [62, 9],
    writingMs: [60 * 60_000, 3],
    scopeAwardShare: [50, 2],
    questions: [2, 3],
    answerMs: [40 * 60_000, 1],
    lateBriefShare: [33, 3],
  });
});

it("counts a choice with the benchmarks that it was made with, not with those of today [R44]", () => {
  const chosen = island("b");
  // A leaves flooring out, and no quote has a price of its own for it
  const lines = (own: OfferLine[]) =>
    own.map((line) =>
      line.category === "flooring" && line.amount !== null
        ? { ...line, amount: null, within: own[0]?.id ?? null }
        : line,
    );
  const flooring = (amount: number): Benchmark[] => [
    {
      category: "flooring",
      unit: "lot",
      low: amount,
      high: amount,
      source: "Ours",
      address: null,
      asOf: "2026-01-31",
    },
  ];
  const services = servicesFor(chosen.request, [], []);
  const share = (benchmarks: Benchmark[], today: Benchmark[]) => {
    const responses = chosen.responses.map((each) => ({
      ...each,
      lines: lines(each.lines),
      comparedWith: each.status === "accepted" ? { benchmarks, services } : null,
    }));
    return measured([{ ...chosen, responses }], [], today).scopeAwardShare;
  };
  expect(share(flooring(20_000_00), flooring(1))).toEqual([100, 1]);
  expect(share(flooring(1), flooring(20_000_00))).toEqual([0, 1]);
});

it("counts quotes and choices by the brief that they were priced for [R44][W02]", () => {
  const chosen = island("b");
  const first = briefVersionOf(chosen.request, minutes(0));
  const other = { serviceType: "exhibit-labor-only", features: [], boothSize: "10x10" };
  const request = { ...chosen.request, ...other, briefVersion: 2 };
  const briefs = [first, briefVersionOf(request, minutes(10))];
  const changed = { ...chosen, request, briefs };
  const { completeness, scopeAwardShare } = measured([chosen]);
  expect(measured([changed])).toMatchObject({ completeness, scopeAwardShare });
});

it("has no value where there is no case [R44]", () => {
  const nothing = [null, 0];
  expect(measured([])).toEqual({
    requests: 0,
    itemizedShare: nothing,
    completeness: nothing,
    writingMs: nothing,
    scopeAwardShare: nothing,
    questions: [0, 0],
    answerMs: nothing,
    lateBriefShare: nothing,
  });
});
