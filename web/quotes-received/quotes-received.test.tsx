import { beforeAll, expect, test } from "vitest";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { tones } from "../ui/action/button.css.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { ownQuotesQuery } from "./own-quotes-query.ts";
import { QuotesReceived } from "./quotes-received.tsx";
import { RequestStanding } from "./request-standing.tsx";

beforeAll(untilChunksLoaded);

const request = {
  id: "r",
  tradeShowName: "IMTS",
  eventDate: "2027-05-14",
  venue: "McCormick Place",
  industry: "peninsula",
  boothSize: "20x20",
  features: [],
  openSides: [],
  brief: {},
  findings: [],
  budget: "35000-75000",
  status: "pending",
  standing: "pending",
  createdAt: "2026-12-01T12:00:00Z",
  promise: null,
  cancelReason: null,
  timeLine: { quotes: { received: 0, promised: 5 }, promises: [], steps: [] },
} as unknown as OwnQuoteBody;

/** The list of these requests as the server writes it. */
function listOf(requests: object[], next: string | null = null): string {
  const page = { quotes: requests.map((facts) => ({ ...request, ...facts })), next };
  const read = { pages: [page], pageParams: [null] };
  return written(<QuotesReceived />, { read: [[ownQuotesQuery().queryKey, read]] });
}

const statuses = [
  ["pending", "Processing", "Processing Your Request", "pending"],
  ["assigned", "Matched", "Builders Matched", "assigned"],
  ["quotes_sent", "Quotes Sent", "Quotes Sent to Builders", "quotes_sent"],
  ["email_failed", "Failed", "Communication Failed", "email_failed"],
  ["in-progress", "Quotes In", "Quotes Are Coming In", "quotes-to-decide"],
  ["in-progress", "Accepted", "Quote Accepted", "quote-accepted"],
  ["completed", "Completed", "Completed", "completed"],
  ["cancelled", "Cancelled", "Cancelled", "cancelled-with-quotes"],
  ["on_hold", "on_hold", "Unknown Status", null],
  ["", "Unknown", "Unknown Status", null],
] as const;

test.each(statuses)(
  "a request that is '%s' has its badge %s in the list, its text %s in the details, and support where only it can help [K04]",
  (status, badge, title, standing) => {
    expect(linesOf(listOf([{ status, standing }]))).toContain(badge);
    const shown = { status, standing, cancelReason: null } as unknown as OwnQuoteBody;
    const details = written(<RequestStanding request={shown} />);
    expect(linesOf(details)).toContain(title);
    expect(/href="\/contact"[^>]*>contact support</.test(details)).toBe(
      /Failed|Unknown/.test(title),
    );
  },
);

test("a canceled request says why", () => {
  const shown = { ...request, status: "cancelled", cancelReason: "Moved" } as OwnQuoteBody;
  expect(written(<RequestStanding request={shown} />)).toContain("Reason given: Moved");
});

test("a request has its facts in a row, without a date of creation or a budget too [K03]", () => {
  const facts = linesOf(listOf([{}])).join("\n");
  expect(facts).toMatch(
    /Event date\nMay 14, 2027\nBooth size\n20\s×\s20\sft\nVenue\nMcCormick Place\nExhibit type\nPeninsula\nBudget\n\$35,000 – \$75,000\nCreated\nCreated\nDec 1, 2026/,
  );
  const bare = linesOf(listOf([{ createdAt: null, budget: null }]));
  expect(bare).toContain("Unknown date");
  expect(bare).not.toContain("Budget");
});

test("a row leads to its request's page and the next step; one is orange, and a new request is not [W20]", () => {
  const waiting = { id: "w", standing: "assigned" };
  const decide = { standing: "quotes-to-decide", openQuotes: 3 };
  const html = listOf([{ ...decide, id: "a" }, { ...decide, id: "b" }, waiting]);
  const toneOf = (label: RegExp, among = html) => {
    const [, classes = ""] = new RegExp(`class="([^"]*)"[^>]*>${label.source}`).exec(among) ?? [];
    return Object.entries(tones).flatMap(([tone, name]) => (classes.includes(name) ? tone : []));
  };
  expect([...html.matchAll(/href="\/requests\/([^"]+)"/g)].map(([, to]) => to)).toEqual([
    "a/compare",
    "a",
    "b/compare",
    "b",
    "w",
  ]);
  expect(html.split(tones.accent)).toHaveLength(2);
  expect(toneOf(/Compare 3 quotes/)).toEqual(["accent"]);
  expect(toneOf(/New Quote Request/)).toEqual(["plain"]);
  expect(toneOf(/New Quote Request/, listOf([waiting]))).toEqual(["accent"]);
});

test("without a request there is a way to the form [K06]", () => {
  const html = listOf([]);
  expect(linesOf(html)).toContain("No quote requests yet");
  expect(html).toMatch(/href="\/#quote-form"[^>]*>Submit Quote Request</);
  expect(listOf([{}])).not.toContain("Submit Quote Request");
});
