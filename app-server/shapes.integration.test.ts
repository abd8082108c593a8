import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { pendingRequest } from "../domain/quotes/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { eventDay } from "./test/test-cases.ts";
import { testForm } from "./test/test-form.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const keysOf = (body: object) => Object.keys(body).sort();
const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

const request = {
  id: uuid,
  userId: ada.id,
  status: "in-progress",
  priority: "normal",
  tradeShowName: "Consumer Electronics Show",
  eventDate: eventDay,
  venue: "Las Vegas Convention Center",
  industry: "island",
  boothSize: "20x20",
  serviceType: "exhibit-stand-rental",
  budget: "35000-75000",
  features: ["meeting-room", "storage"],
  openSides: [],
  preferredBuilders: [],
  brief: {
    heightMm: null,
    doubleDeck: null,
    boothNumber: null,
    decisionDay: null,
    showsPlanned: null,
    reusable: null,
    servicesOrderedBy: null,
    freightFrom: null,
    goals: null,
    mustHaves: [],
    niceToHaves: [],
    pitch: null,
    pitchFee: null,
    criteria: [],
    tradeShowId: null,
  },
  findings: [],
  completeness: { points: 55, most: expect.any(Array) },
  additionalRequirements: "Two storeys,\nif the hall allows it",
  designLink: null,
  firstName: "Ada",
  lastName: "Lovelace",
  email: ada.email,
  phone: "+1 555 0100",
  company: "Engines Ltd",
  jobTitle: null,
  emailUpdates: false,
  cancelReason: null,
  scopeEdits: { added: [], struck: [] },
  briefVersion: 1,
  sentToBuilders: [beasBooths.id],
  assignedBuilders: [beasBooths.id],
  assignmentDate: iso,
  createdAt: iso,
  updatedAt: iso,
};
const response = {
  id: uuid,
  quoteRequestId: uuid,
  builderId: beasBooths.id,
  status: "pending",
  quotedAmount: 4_200_000,
  estimatedTimeline: "6 weeks",
  responseMessage: "With pleasure",
  attachments: ["https://files.example/plan.pdf"],
  validUntil: iso,
  revision: 1,
  declineReason: null,
  withdrawnAt: null,
  priceAskedAt: null,
  award: null,
  debrief: null,
  linesAsked: [],
  linesAskedAt: null,
  updateAskedAt: null,
  confirmedBrief: 1,
  currency: "USD",
  exchange: null,
  total: 4_200_000,
  lines: [],
  ownRates: [],
  shippingWeightLb: null,
  shipments: null,
  crates: null,
  crew: null,
  riggers: null,
  installHours: null,
  dismantleHours: null,
  riggingHours: null,
  electricianHours: null,
  powerOutlets: null,
  firmness: null,
  high: null,
  ownership: null,
  reuse: null,
  paymentTerms: null,
  leadTimeWeeks: null,
  rush: false,
  round: null,
  createdAt: iso,
  updatedAt: iso,
};
const contact = {
  id: beasBooths.id,
  name: beasBooths.name,
  email: beasBooths.email,
  phone: beasBooths.phone,
  website: beasBooths.website,
  rating: beasBooths.rating,
  reviewCount: beasBooths.reviewCount,
  ratingSource: "none",
  onTime: null,
  finalBills: null,
  hasLeft: false,
};

/** How far a request with one quote is, for its exhibitor and admins. */
const progress = {
  timeLine: expect.any(Object),
  standing: "quotes-to-decide",
  openQuotes: 1,
  bestAmount: response.quotedAmount,
  acceptedFor: null,
};

describe("N01: the quote request", () => {
  test("POST /api/quote-requests answers {quoteRequest} with every field [N01]", async () => {
    const exhibitor = await app.as(ada);
    const { status, body } = await exhibitor.send("POST", "/api/quote-requests", testForm);
    expect([status, keysOf(body)]).toEqual([
      201,
      ["completeness", "findings", "isConfirmationMailed", "leadTime", "quoteRequest"],
    ]);
    expect(body.quoteRequest).toEqual({
      ...request,
      ...testForm,
      status: "pending",
      features: [],
      completeness: { points: 45, most: expect.any(Array) },
      additionalRequirements: null,
      sentToBuilders: [],
      assignedBuilders: [],
      assignmentDate: null,
    });
  });

  test("GET /api/quote-requests/{id} and its responses answer bare [N01] [K04] [K05]", async () => {
    const { requestId, responseId } = await app.given("offered");
    for (const by of [await app.as(ada), await app.as(max)]) {
      const read = await by.get(`/api/quote-requests/${requestId}`);
      expect(read.body).toEqual({ ...request, ...progress, id: requestId });
      const responses = await by.get(`/api/quote-requests/${requestId}/responses`);
      expect(responses.body).toEqual([
        {
          ...response,
          id: responseId,
          quoteRequestId: requestId,
          builder: contact,
          seenRevision: null,
          forEarlierBrief: false,
          pricedFor: {
            version: 1,
            industry: request.industry,
            boothSize: request.boothSize,
            budget: request.budget,
            changed: [],
          },
        },
      ]);
    }
  });

  test("an assigned builder reads it whole, less whose account it is and who else was asked [L08]", async () => {
    const others = [...pendingRequest.assignedBuilders, beasBooths.id];
    const { requestId } = await app.given("offered", { assignedBuilders: others });
    const read = await (await app.as(bea)).get(`/api/quote-requests/${requestId}`);
    expect(read.body).toEqual({ ...request, id: requestId, userId: null });
  });

  test("a builder reads its own responses only, even when others have answered [O06]", async () => {
    const { requestId } = await app.given("offered");
    const admin = await app.as(max);
    const builderIds = (await admin.get("/api/admin/quotes")).body.builders
      .filter(({ name }: { name: string }) => name !== "Dora Displays")
      .map(({ notionId }: { notionId: string }) => notionId);
    await admin.send("POST", `/api/admin/quotes/${requestId}/assign`, { builderIds });
    const carls = await app.as(carl);
    await carls.send("POST", "/api/quote-responses", {
      quoteRequestId: requestId,
      quotedAmount: 1,
    });
    for (const [by, amount] of [
      [carls, 1],
      [await app.as(bea), 4_200_000],
    ] as const) {
      const { body } = await by.get(`/api/quote-requests/${requestId}/responses`);
      expect(body.map((one: { quotedAmount: number }) => one.quotedAmount)).toEqual([amount]);
    }
    expect((await admin.get(`/api/quote-requests/${requestId}/responses`)).body).toHaveLength(2);
  });
});

describe("N06: the dashboards", () => {
  test("each list has its name, and its items every field [N06] [K03] [L08] [L10]", async () => {
    await app.sql("delete from quote_request");
    const { requestId, responseId } = await app.given("offered");
    const [exhibitor, builder] = [await app.as(ada), await app.as(bea)];
    const quotes = await exhibitor.get("/api/dashboard/quotes");
    expect(quotes.body).toEqual({
      quotes: [
        {
          ...request,
          ...progress,
          id: requestId,
          promise: null,
        },
      ],
      next: null,
    });
    const { steps, promises, ...rest } = quotes.body.quotes[0].timeLine;
    expect(rest).toEqual({ quotes: { received: 1, asked: 1, promised: 5 } });
    expect(steps.map(({ name }: { name: string }) => name)).toEqual([
      "requested",
      "matched",
      "quotes",
      "accepted",
      "completed",
    ]);
    expect(promises).toEqual([
      { name: "first-quote", dueAt: iso, metAt: iso, standing: "on-time" },
      { name: "all-quotes", dueAt: iso, metAt: null, standing: "late" },
    ]);
    const assigned = await builder.get("/api/dashboard/assigned-quotes");
    expect(assigned.body).toEqual({
      assignedQuotes: [
        {
          ...request,
          id: requestId,
          userId: null,
          outcome: "open",
          quotesDueAt: iso,
          respondBy: null,
          answerBy: null,
          welcomeUntil: null,
          isPaused: false,
          seats: null,
          acknowledgement: null,
          ownQuote: {
            ...response,
            tradeShowName: request.tradeShowName,
            eventDate: request.eventDate,
            id: responseId,
            quoteRequestId: requestId,
            company: request.company,
            serviceType: request.serviceType,
            features: request.features,
            scopeEdits: request.scopeEdits,
            briefVersion: 1,
            forEarlierBrief: false,
            requestStatus: "in-progress",
            exhibitorLeft: false,
          },
        },
      ],
      next: null,
    });
    const responses = await builder.get("/api/dashboard/quote-responses");
    const about = { tradeShowName: request.tradeShowName, eventDate: request.eventDate };
    expect(responses.body).toEqual({
      responses: [
        {
          ...response,
          ...about,
          id: responseId,
          quoteRequestId: requestId,
          company: request.company,
          serviceType: request.serviceType,
          features: request.features,
          scopeEdits: request.scopeEdits,
          briefVersion: 1,
          forEarlierBrief: false,
          requestStatus: "in-progress",
          exhibitorLeft: false,
        },
      ],
      lossReasons: [],
      next: null,
    });
  });

  test("available requests say nothing about whose they are, and only to approved builders [N06] [L09]", async () => {
    await app.sql("delete from quote_request");
    const { requestId } = await app.given("pending");
    await app.given("sent");
    await app.given("cancelled");
    const seen = { tradeShowName: request.tradeShowName, eventDate: request.eventDate };
    const available = {
      ...seen,
      id: requestId,
      venue: request.venue,
      boothSize: request.boothSize,
      industry: request.industry,
      budget: request.budget,
      createdAt: iso,
      isInterested: false,
      seats: null,
      takesSeat: false,
    };
    const path = "/api/dashboard/available-quote-requests";
    for (const caller of ["assigned", "unassigned"] as const) {
      const by = app.client(await app.cookiesOf(caller, { receiptId: "" as never }));
      const { body, text } = await by.get(path);
      expect(body).toEqual({ availableQuotes: [available], next: null });
      for (const secret of ["Ada", "Lovelace", ada.email, request.phone, "Engines"])
        expect(text).not.toContain(secret);
    }
    for (const caller of ["owner", "stranger", "unapproved", "admin"] as const) {
      const by = app.client(await app.cookiesOf(caller, { receiptId: "" as never }));
      expect((await by.get(path)).body).toEqual({ availableQuotes: [], next: null });
    }
  });

  test("who switched to builder but has no approved profile sees no one's request [O06]", async () => {
    const fresh = app.client(await app.cookiesOf("unapproved", { receiptId: "" as never }));
    for (const [list, name] of [
      ["assigned-quotes", "assignedQuotes"],
      ["quote-responses", "responses"],
      ["quotes", "quotes"],
    ]) {
      const { body } = await fresh.get(`/api/dashboard/${list}`);
      expect(body).toMatchObject({ [name ?? ""]: [], next: null });
    }
  });
});

describe("N07: the admin's", () => {
  test("GET /api/admin/dashboard counts the four groups and the builders [N07] [M02]", async () => {
    await app.sql("delete from quote_request");
    for (const given of [
      "pending",
      "pending",
      "sent",
      "failed",
      "offered",
      "accepted",
      "cancelled",
    ] as const) {
      await app.given(given);
    }
    await app.given("accepted", { status: "completed" });
    const { body } = await (await app.as(max)).get("/api/admin/dashboard");
    expect(body).toEqual({
      totalQuotes: 8,
      pendingQuotes: 2,
      assignedQuotes: 4,
      completedQuotes: 1,
      totalBuilders: 3,
      waitingReviews: 1,
      waitingChecks: 0,
      promises: { waiting: 0, "at-risk": 0, missed: 0, paused: 0 },
    });
  });

  test("GET /api/admin/quotes answers {quotes, builders: [{notionId, name}]} [N07] [M03]", async () => {
    await app.sql("delete from quote_request");
    const { requestId } = await app.given("failed");
    const admin = await app.as(max);
    const { body } = await admin.get("/api/admin/quotes");
    expect(keysOf(body)).toEqual(["builders", "next", "quotes"]);
    expect(body.builders).toContainEqual({ notionId: beasBooths.id, name: beasBooths.name });
    for (const builder of body.builders) expect(keysOf(builder)).toEqual(["name", "notionId"]);
    expect(body.quotes).toEqual([
      {
        ...request,
        reopenableUntil: null,
        id: requestId,
        status: "email_failed",
        sentToBuilders: [],
        notes: null,
        version: 2,
        notesBy: null,
        erasedAt: null,
        declined: [],
        interested: [],
        due: null,
        deliveries: [
          {
            builderId: beasBooths.id,
            delivery: "failed",
            invitedAt: iso,
            deliveredAt: iso,
            error: null,
          },
        ],
      },
    ]);
  });

  test("POST /api/admin/quotes/{id}/assign takes {builderIds, priority?} and answers {message} [N07] [M05]", async () => {
    const { requestId } = await app.given("pending");
    const admin = await app.as(max);
    const assign = (body: object) =>
      admin.send("POST", `/api/admin/quotes/${requestId}/assign`, body);
    const done = await assign({ builderIds: [beasBooths.id], priority: "high" });
    expect([done.status, done.body]).toEqual([
      200,
      { message: "1 builder is assigned, 1 invited" },
    ]);
    const read = await admin.get(`/api/quote-requests/${requestId}`);
    expect(read.body).toMatchObject({
      status: "assigned",
      priority: "high",
      assignedBuilders: [beasBooths.id],
    });
    const removed = await assign({ builderIds: [] });
    expect(removed.body).toEqual({ message: "No builder is assigned, 1 removed" });
    const after = await admin.get(`/api/quote-requests/${requestId}`);
    expect(after.body).toMatchObject({ status: "pending", priority: "high", assignmentDate: null });
  });
});

test("J02: GET /api/auth/user has every field of a person [J02]", async () => {
  const { body } = await (await app.as(bea)).get("/api/auth/user");
  expect(body).toEqual({
    id: bea.id,
    email: bea.email,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    userType: "builder",
    company: null,
    jobTitle: null,
    phone: null,
    createdAt: iso,
    builder: { id: beasBooths.id, name: beasBooths.name, reviewState: "approved", public: true },
    needsPasskey: false,
  });
});

test("N08: every refusal is a problem with a message, and bad fields are named [N08]", async () => {
  const visitor = app.client();
  const { status, headers, body } = await visitor.send("POST", "/api/quote-requests", {
    ...testForm,
    email: "no",
    phone: "",
  });
  expect([status, headers.get("content-type")]).toEqual([400, "application/problem+json"]);
  expect(body).toEqual({
    type: "/problems/invalid-input",
    title: "Invalid input",
    status: 400,
    detail: "Valid email address is required. Enter your phone number",
    message: "Valid email address is required. Enter your phone number",
    errors: [
      { field: "email", message: "Valid email address is required" },
      { field: "phone", message: "Enter your phone number" },
    ],
  });
  const missing = await visitor.get(`/api/quote-requests/${crypto.randomUUID()}`);
  expect(missing.body).toEqual({
    type: "/problems/quote-request-not-found",
    title: "Quote request not found",
    status: 404,
    detail: "Quote request not found",
    message: "Quote request not found",
  });
});
