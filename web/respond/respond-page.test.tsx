import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { BriefEditBody } from "../../app-server/contract/quotes/brief-edits.ts";
import { toQuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { beasResponse, pendingRequest } from "../../domain/quotes/examples.ts";
import { chunksOnServer } from "../lazy/chunks-on-server.ts";
import RespondPage from "./respond-page.tsx";

await Promise.all(chunksOnServer);

const edit = {
  version: 2,
  editedAt: "2026-12-02T15:00:00.000Z",
  changes: [{ field: "boothSize", from: "20x20", to: "20x30" }],
} as unknown as BriefEditBody;

const sent = toQuoteResponseBody(
  { ...beasResponse, quotedAmount: 52_800_00 },
  beasResponse.createdAt,
);

/** The page's HTML for this brief, by which a quote was sent unless it says otherwise. */
function page(facts: object, search = ""): string {
  const brief = {
    ...pendingRequest,
    show: "CES",
    builderName: "Bea's Booths",
    boothSize: "20x20",
    briefVersion: 1,
    briefEdits: [],
    state: "open",
    answerBy: null,
    welcomeUntil: null,
    seats: { taken: 1, of: 7 },
    acknowledgement: null,
    lastAct: null,
    may: { revise: true },
    ownQuote: { ...sent, confirmedBrief: 1 },
    questions: [],
    files: [],
    ...facts,
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
      <Page initialEntries={[`/respond/token${search}`]} />
    </QueryClientProvider>,
  );
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'");

const resized = { boothSize: "20x30", briefVersion: 2, briefEdits: [edit] };

/** Whether the texts stand on the page in this order. */
function expectInOrder(text: string, parts: readonly string[]) {
  const places = parts.map((part) => text.indexOf(part));
  expect(Math.min(...places), parts[places.indexOf(-1)]).toBeGreaterThan(-1);
  expect(places).toEqual(places.toSorted((one, two) => one - two));
}

test("a builder by link reads which booth the quote is priced for above the brief, and again where the price is [W01]", () => {
  const sentence = "Your quote is priced for 20 × 20 ft; the brief now says 20 × 30 ft.";
  const stale = words(page({ ...resized, may: { revise: true, confirm: true } }));
  const [first, second] = [stale.indexOf(sentence), stale.lastIndexOf(sentence)];
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(stale.indexOf("Exhibit type"));
  expect(second).toBeGreaterThan(stale.indexOf("One thing to answer"));
  expect(stale).toContain("$52,800 for 20 × 20 ft");
  const confirmed = words(page({ ...resized, ownQuote: { ...sent, confirmedBrief: 2 } }));
  expect(confirmed).not.toContain(sentence);
  expect(confirmed).toContain("$52,800 for 20 × 30 ft");
  expectInOrder(confirmed, ["Exhibit type", "What changed in the brief"]);
});

test("a new invitation asks for a quote, with three quiet ways out, and no reason is chosen [W06]", () => {
  const may = { quote: true, acknowledge: true, ask: true, decline: true, addFiles: true };
  const html = page({ may, ownQuote: null, acknowledgement: "possible" });
  expectInOrder(words(html), [
    "Send a quote",
    "We'll quote later",
    "Ask a question",
    "Can't do it",
  ]);
  expect(html).not.toContain("spots taken");
  expect(html.match(/type="radio"/g)).toHaveLength(11);
  expect(html).not.toContain("checked");
  expect(html).not.toContain("<details open");
  // files come before the button that sends them
  expectInOrder(words(html), ["Amount in US dollars", "Files for the exhibitor", "\nSend quote"]);
});

test("a changed brief, a final offer and a question are steps of one card, and keeping the price answers two [W06]", () => {
  const endsAt = "2026-12-04T10:00:00.000Z";
  const round = { state: "open", endsAt, text: "Your best price?", lines: [], answer: null };
  const question = { id: "one", text: "Is it steel?", from: "exhibitor", to: {}, mayAnswer: true };
  const facts = {
    ...resized,
    ownQuote: { ...sent, confirmedBrief: 1, round },
    questions: [{ ...question, askedAt: endsAt, askedBy: null, answer: null, status: "open" }],
  };
  const html = page({ ...facts, may: { revise: true, confirm: true, stands: true } });
  expectInOrder(words(html), [
    "Three things to answer",
    "The booth is now 20 × 30 ft (was 20 × 20 ft)",
    "They ask for your final offer by ",
    "One question",
    "Keep $52,800",
    "Change price",
    "What you sent: $52,800 for 20 × 20 ft",
  ]);
  expect(html).toContain('name="act" value="stands"');
  expect(html).not.toContain('name="act" value="confirm"');
  const kept = page({ ...facts, questions: [], may: { revise: true } }, "?sent=stands");
  expectInOrder(words(kept), ["Done", `Sent. ${pendingRequest.company} has your quote of $52,800`]);
  expect(kept).not.toContain("Keep $52,800");
});

test("after every answer the page shows what was sent, with its amount [W06]", () => {
  const until = { takeBackUntil: "2026-12-02T16:00:00.000Z", lastActVersion: "one" };
  const title = (facts: object) =>
    /<p[^>]*>((Sent|You)[^<]*)<\/p>/
      .exec(page({ ...until, ...facts }))?.[1]
      ?.replaceAll("&#x27;", "'");
  const quoted = { lastAct: "quoted", may: { revise: true, takeBack: true } };
  expect(title(quoted)).toBe(`Sent. ${pendingRequest.company} has your quote of $52,800`);
  const again = { quote: true, decline: true, takeBack: true };
  expect(title({ lastAct: "withdrawn", may: again })).toBe("You withdrew your quote of $52,800");
  const declined = {
    lastAct: "declined",
    state: "declined",
    may: { takeBack: true },
    ownQuote: null,
  };
  expect(title(declined)).toBe("You declined this invitation");
  const seat = { lastAct: "acknowledged", acknowledgement: "given", may: again, ownQuote: null };
  expect(title(seat)).toBe("You have a spot. Send your quote when it's ready");
  expect(page({ ...until, ...quoted })).toContain("Undo");
  expect(page({ ...until, lastAct: "withdrawn", may: again })).toContain("Send it again");
});

test("the link page of an accepted quote names the booth that its price is for [W01]", () => {
  const sentence = "Your quote is priced for 20 × 20 ft; the brief now says 20 × 30 ft.";
  const accepted = (confirmedBrief: number) =>
    words(
      page({
        ...resized,
        state: "closed",
        may: {},
        ownQuote: { ...sent, status: "accepted", confirmedBrief },
      }),
    );
  expect(accepted(1)).toContain(sentence);
  expect(accepted(2)).not.toContain(sentence);
});
