import { beforeAll, expect, test } from "vitest";
import type { AssignedQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import {
  type OwnResponseBody,
  toQuoteResponseBody,
} from "../../app-server/contract/quotes/quote-responses.ts";
import { beasResponse } from "../../domain/quotes/examples.ts";
import { callQuery } from "../api/call-query.ts";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { AssignedQuote } from "./assigned/assigned-quote.tsx";
import { AvailableQuotes } from "./available-quotes.tsx";
import { BuilderDashboard } from "./builder-dashboard.tsx";
import {
  assignedQuotesQuery,
  availableQuotesQuery,
  newest,
  ownResponsesQuery,
} from "./builder-queries.ts";
import { OfferBrief } from "./offer/offer-brief.tsx";
import { OwnResponse } from "./own-response.tsx";

beforeAll(untilChunksLoaded);

const builder = { id: "b", name: "Nova", public: true, reviewState: "approved" } as never;
const keys = {
  assigned: assignedQuotesQuery("to-quote").queryKey,
  available: availableQuotesQuery(newest).queryKey,
  responses: ownResponsesQuery().queryKey,
};
const pageOf = (list: object) => ({ pages: [{ next: null, ...list }], pageParams: [null] });
const linesOfDashboard = (place?: Parameters<typeof written>[1]) =>
  linesOf(written(<BuilderDashboard builder={builder} />, { at: "/dashboard", ...place }));
const linesOfQuotes = (place?: Parameters<typeof written>[1]) =>
  linesOfDashboard({ at: "/dashboard?view=quotes", ...place });

test("lists that are on their way have skeletons [L08] [L11]", () => {
  const lines = linesOfDashboard();
  expect(lines).toContain("Loading your assigned quotes");
  expect(lines).toContain("Loading opportunities");
  expect(linesOfQuotes()).toContain("Loading your quote responses");
});

test("each list that cannot be read says so, with a way to read it again", () => {
  const lines = linesOfDashboard({ failed: Object.values(keys) });
  expect(lines).toContain("We couldn't load these requests. Check your connection and try again.");
  expect(lines).toContain(
    "We couldn't load the available opportunities. Check your connection and try again.",
  );
  expect(lines.filter((line) => line === "Try Again")).toHaveLength(2);
  expect(linesOfQuotes({ failed: Object.values(keys) })).toContain(
    "We couldn't load your quote responses. Check your connection and try again.",
  );
  expect(lines.some((line) => /^Loading your (assigned|quote)|^Loading opp/.test(line))).toBe(
    false,
  );
});

test("a brief beside the form that cannot be read says so, with a way to read it again", () => {
  const brief = callQuery("GET /api/quote-requests/:id", { params: { id: "a" } });
  const lines = linesOf(
    written(<OfferBrief request={{ id: "a" }} />, { failed: [brief.queryKey] }),
  );
  expect(lines).toContain("We couldn't load the brief. Check your connection and try again.");
  expect(lines).toContain("Try Again");
  expect(lines).not.toContain("Loading the brief");
});

test("each list that is empty says so", () => {
  const lines = linesOfDashboard({
    read: [
      [
        callQuery("GET /api/dashboard/overview").queryKey,
        { openInvitations: 0, quoted: 0, closed: 0 },
      ],
      [keys.assigned, pageOf({ assignedQuotes: [] })],
      [keys.available, pageOf({ availableQuotes: [] })],
    ],
  });
  expect(lines).toContain("No assigned quotes yet");
  expect(lines).toContain("No other opportunities right now");
  expect(linesOfQuotes({ read: [[keys.responses, pageOf({ responses: [] })]] })).toContain(
    "No quote responses yet",
  );
});

test.each([
  [true, "New requests appear here as soon as exhibitors send them."],
  [false, "Requests appear here once we've approved your profile."],
])("an approved builder (%s) reads of requests to come", (isApproved, words) => {
  const empty = pageOf({ availableQuotes: [] });
  const lines = linesOf(
    written(<AvailableQuotes isApproved={isApproved} />, { read: [[keys.available, empty]] }),
  );
  expect(lines).toContain(words);
});

test("an assigned request without a priority, a service or a budget has its words [L08]", () => {
  const request = {
    id: "a",
    tradeShowName: "IMTS",
    eventDate: "2027-05-14",
    venue: "McCormick Place",
    industry: "peninsula",
    boothSize: "20x20",
    company: "Northbeam Robotics",
    outcome: "open",
    ownQuote: null,
    quotesDueAt: "2026-12-04T15:00:00Z",
  };
  const linesOfQuote = (facts: object) =>
    linesOf(
      written(<AssignedQuote request={{ ...request, ...facts } as AssignedQuoteBody} />),
    ).join("\n");
  const bare = linesOfQuote({ priority: null, serviceType: "", budget: null });
  expect(bare).toContain("Normal priority");
  expect(bare).toContain("Service type\nFull Service");
  expect(bare).not.toContain("Budget");
  const full = linesOfQuote({
    priority: "medium",
    serviceType: "exhibit-stand-rental",
    budget: "35000-75000",
  });
  expect(full).toContain("Medium priority");
  expect(full).toContain("Service type\nExhibit Stand Rental");
  expect(full).toContain("Budget\n$35,000 – $75,000");
});

test("an assigned request shows all it must, with its three ways on [L08]", () => {
  const request = {
    id: "a",
    tradeShowName: "IMTS",
    eventDate: "2027-05-14",
    venue: "McCormick Place",
    industry: "peninsula",
    boothSize: "20x20",
    budget: "35000-75000",
    serviceType: "exhibit-stand-rental",
    company: "Northbeam Robotics",
    priority: "high",
    assignmentDate: "2026-12-01T12:00:00Z",
    additionalRequirements: "The machine on show weighs nine tons",
    outcome: "open",
    ownQuote: null,
    quotesDueAt: "2026-12-04T15:00:00Z",
  } as unknown as AssignedQuoteBody;
  const html = written(<AssignedQuote request={request} />);
  const lines = linesOf(html).join("\n");
  for (const fact of [
    /High priority/,
    /Client\nNorthbeam Robotics/,
    /Event date\nMay 14, 2027/,
    /Booth size\n20\s×\s20\sft/,
    /Venue\nMcCormick Place/,
    /Exhibit type\nPeninsula/,
    /Budget\n\$35,000 – \$75,000/,
    /Service type\nExhibit Stand Rental/,
    /Assigned\n(.*\n)?Dec 1/,
    /Special requirements:\n?\s*The machine on show weighs nine tons/,
  ]) {
    expect(lines).toMatch(fact);
  }
  const buttons = html.match(/<button(?![^>]*disabled).*?<\/button>/gs) ?? [];
  for (const name of ["Submit Quote", "View Full Details", "Contact Client"]) {
    expect(buttons.filter((button) => button.includes(name))).toHaveLength(1);
  }
});

test("an own quote shows its outcome, and what can be done while it is pending [L10]", () => {
  const shown = (facts: object) =>
    written(
      <OwnResponse
        response={
          {
            ...toQuoteResponseBody({ ...beasResponse, ...facts }, beasResponse.createdAt),
            quoteRequestId: "a",
            tradeShowName: "IMTS",
            eventDate: "2027-05-14",
            company: "Northbeam Robotics",
          } as unknown as OwnResponseBody
        }
      />,
    );
  const facts = {
    quotedAmount: 191_250_00,
    estimatedTimeline: "16 weeks",
    responseMessage: "Built in Las Vegas",
  };
  const pending = shown({ ...facts, status: "pending" });
  const lines = linesOf(pending).join("\n");
  for (const fact of [
    /^Waiting$/m,
    /Amount\n\$191,250/,
    /Timeline\n16 weeks/,
    /Created\n(.*\n)?\w{3} \d{1,2}, \d{4}/,
    /Built in Las Vegas/,
  ]) {
    expect(lines).toMatch(fact);
  }
  expect(pending).toContain("<button");
  const accepted = shown({ ...facts, status: "accepted" });
  expect(linesOf(accepted)).toContain("Won");
  expect(accepted).not.toContain("<button");
});

test("a builder's own accepted quote names the booth that its price is for [W01]", () => {
  const brief = callQuery("GET /api/quote-requests/:id/brief-changes", { params: { id: "a" } });
  const edits = [
    { version: 2, editedAt: "", changes: [{ field: "boothSize", from: "20x20", to: "20x30" }] },
  ];
  const quote = {
    ...toQuoteResponseBody({ ...beasResponse, status: "accepted" }, beasResponse.createdAt),
    quoteRequestId: "a",
    tradeShowName: "IMTS",
    eventDate: "2027-05-14",
    company: "Northbeam Robotics",
    confirmedBrief: 1,
    forEarlierBrief: true,
  } as unknown as OwnResponseBody;
  const linesOfQuote = (response: OwnResponseBody) =>
    linesOf(written(<OwnResponse response={response} />, { read: [[brief.queryKey, edits]] }))
      .join("\n")
      .replaceAll("\u00a0", " ");
  const words = "Your quote is priced for 20 × 20 ft; the brief now says 20 × 30 ft.";
  expect(linesOfQuote(quote)).toContain(words);
  expect(linesOfQuote({ ...quote, forEarlierBrief: false })).not.toContain(words);
});

test("the builder has three places; the other lists are a line each with its count, and nothing is shown twice [W17] [W19]", () => {
  const figures = { openInvitations: 8, missed: 2, quoted: 4, closed: 2, quotes: 9, projects: 7 };
  const lines = linesOfDashboard({
    read: [
      [callQuery("GET /api/dashboard/overview").queryKey, figures],
      [keys.assigned, pageOf({ assignedQuotes: [] })],
      [keys.available, pageOf({ availableQuotes: [] })],
    ],
  });
  expect(lines.slice(0, 4)).toEqual(["Requests", "14", "Jobs", "Profile"]);
  expect(lines).toEqual(
    expect.arrayContaining(["14 assigned", "9 quotes", "7 projects", "Profile Complete"]),
  );
  expect(lines).toEqual(expect.arrayContaining(["Missed (2)", "Closed (2)"]));
  for (const title of ["Assigned Quotes", "My Quote Responses", "Portfolio Management"]) {
    expect(lines.filter((line) => line === title)).toHaveLength(1);
  }
});

test.each([
  [{ openInvitations: 2, missed: 2 }, "The ones you missed are below."],
  [{ openInvitations: 0, missed: 0 }, "You've answered every request."],
])("a builder with nothing to quote reads what is true of %j [W17]", (figures, words) => {
  const lines = linesOfDashboard({
    read: [
      [
        callQuery("GET /api/dashboard/overview").queryKey,
        { ...figures, quoted: 3, closed: 0, dueSoon: 2 },
      ],
      [keys.assigned, pageOf({ assignedQuotes: [] })],
    ],
  });
  expect(lines).toContain(`${words} We'll email you when the next one arrives.`);
  // what is late counts, too
  expect(lines).toContain(`${figures.openInvitations + 3} assigned, 2 late or due in 24 hours`);
});
