import type { ComponentType } from "react";
import { beforeAll, expect, test } from "vitest";
import type { PromiseSummaryBody } from "../../app-server/contract/promise/promise-calls.ts";
import { callQuery } from "../api/call-query.ts";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import PromisePage from "./promise-page.tsx";

beforeAll(untilChunksLoaded);

const Page = PromisePage as ComponentType<object> as ComponentType<{ loaderData: null }>;
const { queryKey } = callQuery("GET /api/promise/summary", { query: { days: "90" } });

const none = { kept: 0, missed: 0, share: null };
const nothing: PromiseSummaryBody = {
  days: 90,
  received: 0,
  settled: 0,
  least: 20,
  first: { ...none, medianMs: null },
  all: { ...none, histogram: [0, 0, 0, 0, 0, 0] },
  late: { count: 0, p50Hours: null, p90Hours: null },
  clocks: { wall: { first: none, all: none }, business: { first: none, all: none } },
  forecast: { within: 0, below: 0, above: 0, share: null },
  excluded: [],
  paused: 0,
  sample: false,
  seal: null,
  policies: [],
  policyVersions: [],
} as unknown as PromiseSummaryBody;

const shown = (summary: PromiseSummaryBody) =>
  linesOf(
    written(<Page loaderData={null} />, { at: "/promise", read: [[queryKey, summary]] }),
  ).filter((line) => line !== "How we keep the promise");

const labels = [
  "Requests received",
  "Settled requests",
  "Median first quote",
  "Late quotes, median",
  "Quotes at the due time",
  "By both clocks",
];

test("a site without a settled request names no percentage, and shows no empty figure [W26]", () => {
  const lines = shown(nothing);
  expect(lines).toContain("No percentage yet. We need 20 finished requests; this site has 0.");
  expect(lines.filter((line) => labels.includes(line) || line === "0" || line === "–")).toEqual([]);
});

test("figures appear as they come [W26]", () => {
  const outcome = { first: { kept: 1, missed: 0, share: null }, all: none };
  const lines = shown({
    ...nothing,
    received: 3,
    settled: 1,
    first: { kept: 1, missed: 0, share: null, medianMs: 5 * 3_600_000 },
    all: { kept: 0, missed: 1, share: null, histogram: [0, 1, 0, 0, 0, 0] },
    clocks: { wall: outcome, business: outcome },
  } as unknown as PromiseSummaryBody);
  expect(lines).toEqual(expect.arrayContaining(labels.filter((label) => label !== labels[3])));
  expect(lines).toContain("5 hours");
  expect(lines).not.toContain("Late quotes, median");
});
