import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { BriefEditBody } from "../../app-server/contract/quotes/brief-edits.ts";
import { toQuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { beasResponse, pendingRequest } from "../../domain/quotes/examples.ts";
import RespondPage from "./respond-page.tsx";

const edit = {
  version: 2,
  editedAt: "2026-12-02T15:00:00.000Z",
  changes: [{ field: "boothSize", from: "20x20", to: "20x30" }],
} as unknown as BriefEditBody;

function shown(confirm: boolean, quote: object = {}): string {
  const brief = {
    ...pendingRequest,
    show: "CES",
    boothSize: "20x30",
    briefVersion: 2,
    briefEdits: [edit],
    state: "open",
    answerBy: null,
    welcomeUntil: null,
    seats: { taken: 1, of: 7 },
    may: { revise: true, confirm },
    ownQuote: {
      ...toQuoteResponseBody(beasResponse, beasResponse.createdAt),
      confirmedBrief: 1,
      ...quote,
    },
    questions: [],
    files: [],
  };
  const Page = createRoutesStub([
    {
      path: "/respond/:token",
      Component: () => (
        <RespondPage
          {...({ loaderData: { brief, lost: null } } as unknown as Parameters<
            typeof RespondPage
          >[0])}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Page initialEntries={["/respond/token"]} />
    </QueryClientProvider>,
  )
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("\u00a0", " ");
}

test("a builder by link reads which booth the quote is priced for above the brief, and again where the price is [W01]", () => {
  const words = "Your quote is priced for 20 × 20 ft; the brief now says 20 × 30 ft.";
  const stale = shown(true);
  const [first, second] = [stale.indexOf(words), stale.lastIndexOf(words)];
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(stale.indexOf("Exhibit type"));
  expect(second).toBeGreaterThan(stale.lastIndexOf("Your quote\n"));
  const confirmed = shown(false);
  expect(confirmed).not.toContain(words);
  expect(confirmed.indexOf("What changed in the brief")).toBeGreaterThan(
    confirmed.indexOf("Exhibit type"),
  );
});

test("the link page of an accepted quote names the booth that its price is for [W01]", () => {
  const words = "Your quote is priced for 20 × 20 ft; the brief now says 20 × 30 ft.";
  expect(shown(false, { status: "accepted" })).toContain(words);
  expect(shown(false, { status: "accepted", confirmedBrief: 2 })).not.toContain(words);
});
