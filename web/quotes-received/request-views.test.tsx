import { beforeAll, expect, test } from "vitest";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { toQuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { beasResponse } from "../../domain/quotes/examples.ts";
import { callQuery } from "../api/call-query.ts";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { CalendarAddress } from "../quotes/plan/calendar.tsx";
import { linesOf, written } from "../ui/test/written.tsx";
import { RequestViews } from "./request-views.tsx";

beforeAll(untilChunksLoaded);

const promises = [
  {
    name: "first-quote",
    standing: "on-time",
    dueAt: "2027-01-06T08:00:00Z",
    metAt: "2027-01-05T08:00:00Z",
  },
  { name: "all-quotes", standing: "waiting", dueAt: "2027-01-07T08:00:00Z", metAt: null },
];
const request = {
  id: "r",
  tradeShowName: "IMTS",
  eventDate: "2027-05-14",
  venue: "McCormick Place",
  industry: "island",
  boothSize: "20x20",
  features: [],
  openSides: [],
  brief: {},
  findings: [],
  serviceType: "exhibit-stand-rental",
  preferredBuilders: [],
  additionalRequirements: null,
  designLink: null,
  briefVersion: 1,
  assignedBuilders: [],
  budget: "35000-75000",
  status: "in-progress",
  standing: "quotes-to-decide",
  createdAt: "2027-01-05T07:00:00Z",
  bestAmount: 48_300_00,
  openQuotes: 1,
  acceptedFor: null,
  promise: null,
  cancelReason: null,
  timeLine: { quotes: { received: 1, asked: 5, promised: 5 }, promises, steps: [] },
} as unknown as OwnQuoteBody;

const params = { id: "r" };
const question = {
  id: "q",
  own: false,
  from: "builder",
  status: "open",
  text: "How tall?",
  askedAt: "2027-01-05T09:00:00Z",
  mayAnswer: true,
};
const read: NonNullable<Parameters<typeof written>[1]>["read"] = [
  [callQuery("GET /api/quote-requests/:id/responses", { params }).queryKey, []],
  [
    callQuery("GET /api/quote-requests/:id/questions", { params }).queryKey,
    { questions: [question], mayAsk: true, askable: [], masked: false },
  ],
  [
    callQuery("GET /api/quote-requests/:id/attachments", { params }).queryKey,
    { files: [], mayAdd: "brief" },
  ],
];
const pageAt = (at: string, facts: object = {}, isOwner = true) =>
  written(<RequestViews request={{ ...request, ...facts }} isOwner={isOwner} />, { at, read });

test("a request's page says its state and next deadline in one sentence, above four views [W20] [S27]", () => {
  const html = pageAt("/requests/r");
  const text = linesOf(html).join(" ");
  expect(text).toMatch(/IMTS Quotes In 1 of 5 quotes in, from \$48,300; the rest are due .+ \./);
  const links = [...html.matchAll(/<a[^>]*href="(\/requests\/r[^"]*)"[^>]*>/g)];
  expect(links.map(([, to]) => to)).toEqual([
    "/requests/r",
    "/requests/r?view=questions",
    "/requests/r?view=brief",
    "/requests/r?view=plan",
  ]);
  expect(html).toMatch(/aria-current="page"[^>]*>Quotes</);
  expect(text).toContain("Waiting for Responses");
  expect(text).not.toContain("How tall?");
});

test("final offers are asked for on the request's page once two quotes are in [W21]", () => {
  const [[key], ...others] = read as [(typeof read)[number], ...typeof read];
  const quote = toQuoteResponseBody(beasResponse, beasResponse.createdAt);
  const lines = (...ids: string[]) =>
    linesOf(
      written(<RequestViews request={request} isOwner />, {
        at: "/requests/r",
        read: [[key, ids.map((id) => ({ ...quote, id, builderId: id }))], ...others],
      }),
    );
  expect(lines("one", "two")).toContain("Ask for best and final offers");
  expect(lines("one")).not.toContain("Ask for best and final offers");
});

test("a new calendar address is shown with the days as a file [S30]", () => {
  const address = "https://site.example/calendar/secret.ics";
  const html = written(<CalendarAddress address={address} />);
  expect(linesOf(html)).toContain(address);
  expect(html).toMatch(
    new RegExp(`<a href="${address}" download[^>]*>Download the days as a file`),
  );
});

test("questions and files, and the brief, are views of their own, without the quotes [W20]", () => {
  const questions = linesOf(pageAt("/requests/r?view=questions"));
  expect(questions).toEqual(expect.arrayContaining(["Questions", "How tall?", "Your files"]));
  expect(questions).not.toContain("Builder Responses");
  // the number of questions that wait for an answer
  expect(questions[questions.indexOf("Questions and files") + 1]).toBe("1");
  const brief = linesOf(pageAt("/requests/r?view=brief"));
  expect(brief).toEqual(
    expect.arrayContaining(["Change the brief", "Venue", "Save the brief", "Cancel Request"]),
  );
  expect(brief).not.toContain("Builder Responses");
  const accepted = linesOf(pageAt("/requests/r?view=brief", { standing: "quote-accepted" }));
  expect(accepted).toContain("McCormick Place");
  expect(accepted).not.toContain("Save the brief");
});

test("an admin reads the page, and has no buttons of the exhibitor's [W20]", () => {
  const brief = linesOf(pageAt("/requests/r?view=brief", {}, false));
  expect(brief).toContain("McCormick Place");
  expect(brief).not.toContain("Change the brief");
  expect(brief).not.toContain("Cancel Request");
});

test("a completed request leads its exhibitor to the review of the builder [S01]", () => {
  const builder = { id: "b", name: "Redwood & Pike" };
  const quote = toQuoteResponseBody(beasResponse, beasResponse.createdAt);
  const response = { ...quote, id: "a", status: "accepted", builder };
  const invitation = { responseId: "a", state: "invited", isOver: false };
  const completed: typeof read = [
    [read[0]?.[0] ?? [], [response]],
    [callQuery("GET /api/reviews/invitations").queryKey, { invitations: [invitation] }],
  ];
  const pageOf = (isOwner: boolean) =>
    written(
      <RequestViews
        request={{ ...request, status: "completed", standing: "completed" } as OwnQuoteBody}
        isOwner={isOwner}
      />,
      { at: "/requests/r", read: completed },
    );
  expect(pageOf(true)).toMatch(/<a[^>]*href="\/review\/a"[^>]*>Review Redwood &amp; Pike</);
  expect(pageOf(false)).not.toContain("/review/a");
});

test("of a closed request without questions or files the page says so [W20]", () => {
  const closed = { status: "cancelled", standing: "cancelled-unasked", cancelReason: null };
  const nothing: typeof read = [
    [read[1]?.[0] ?? [], { questions: [], mayAsk: false, askable: [], masked: false }],
    [read[2]?.[0] ?? [], { files: [], mayAdd: null }],
  ];
  const html = written(
    <RequestViews request={{ ...request, ...closed } as OwnQuoteBody} isOwner />,
    {
      at: "/requests/r?view=questions",
      read: nothing,
    },
  );
  expect(linesOf(html)).toContain("No questions or files");
});
