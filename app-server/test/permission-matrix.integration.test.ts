import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toBlogPostRow } from "../../adapters/postgres/blog/blog-post-mapper.ts";
import { toBuilderRow } from "../../adapters/postgres/builders/builder-profile-mapper.ts";
import { toPortfolioProjectRow } from "../../adapters/postgres/portfolio/portfolio-project-mapper.ts";
import { insertRows } from "../../adapters/postgres/sql/rows.ts";
import { toTradeShowRow } from "../../adapters/postgres/trade-shows/trade-show-mapper.ts";
import { sqlNow, testNow } from "../../adapters/system/test/test-time.ts";
import { ada, bea } from "../../domain/accounts/examples.ts";
import { blogPostOf } from "../../domain/blog/examples.ts";
import { beasBooths, doraDisplays, profile } from "../../domain/builder-profiles/examples.ts";
import { lineOf } from "../../domain/offers/examples.ts";
import { glassTower } from "../../domain/portfolio/examples.ts";
import { invitation } from "../../domain/quotes/examples.ts";
import type {
  ProjectId,
  QuestionId,
  QuoteRequestId,
  QuoteResponseId,
  ReviewId,
} from "../../domain/shared/id.ts";
import { ces } from "../../domain/trade-shows/examples.ts";
import { policy } from "../../domain/vetting/examples.ts";
import { linkHeader } from "../contract/call.ts";
import { apiRoutes } from "../http/api.ts";
import { ago } from "./invited-by-link.ts";
import { linkRights, type PermissionRow, permissionMatrix } from "./permission-matrix.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import type { CaseState, TestCase } from "./test-cases.ts";
import type { TestClient } from "./test-client.ts";
import { apiCallers } from "./test-people.ts";
import { testPicture } from "./test-picture.ts";
import { differenceFromPublished } from "./test-published.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test("permissionMatrix has a row for every route of the API, and for nothing else [O06]", () => {
  const { routes } = apiRoutes({ limiters: {} } as never, {} as never, { origin: "" });
  const served = routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, "{$1}")}`);
  const missing = "Add a row to app-server/test/permission-matrix.ts for each new route";
  expect([...new Set(permissionMatrix.map(({ route }) => route))].sort(), missing).toEqual(
    [...new Set(served)].sort(),
  );
});

async function idOf(id: PermissionRow["id"], found: TestCase): Promise<string> {
  if (id === "project") return insertProject();
  if (id === "builder") return insertBuilder();
  if (id === "attachment") return insertAttachment(found.requestId);
  if (id === "question") return insertQuestion(found.requestId, "builder");
  if (id === "question-to-builder") return insertQuestion(found.requestId, "exhibitor");
  if (id === "check") return insertCheck();
  if (id === "document") return insertDocument();
  if (id === "review") return insertReview(found, "published");
  if (id === "review-invitation") await insertReview(found, "invited");
  return id === "response" || id === "review-invitation" ? found.responseId : found.requestId;
}

/** The subject of a cell: reads share one of each kind, and each caller who writes gets a fresh one. */
const shared = new Map<string, Promise<TestCase[]>>();
function casesFor(method: string, given: CaseState, isInvited = false): Promise<TestCase[]> {
  const facts = isInvited ? justInvited : {};
  if (method !== "get") return app.givenEach(given, apiCallers.length, facts);
  const key = `${given} ${isInvited}`;
  const found = shared.get(key) ?? app.givenEach(given, 1, facts);
  shared.set(key, found);
  return found;
}

/** Links work for some days: of an hour ago. */
const invitedAt = ago(60);
const justInvited = {
  createdAt: ago(120),
  invitations: [invitation(beasBooths.id, { invitedAt })],
};
const tokenFor = ({ requestId }: TestCase) =>
  app.responseToken({ requestId, builderId: beasBooths.id, invitedAt, linkVersion: 1 });

/** Bea's, before an admin has looked. */
async function insertProject() {
  const id = crypto.randomUUID() as ProjectId;
  const project = { ...glassTower, id, reviewState: "pending-review" as const };
  await insertRows(app.newEm(), "portfolio_project", [toPortfolioProjectRow(project)]);
  return id;
}

let uploaded: Promise<unknown> = Promise.resolve();

/** A file of the brief, by its owner: one after the other, since few may be uploaded at once. */
function insertAttachment(requestId: QuoteRequestId): Promise<string> {
  const made = uploaded.then(async () => {
    const owner = await app.as(ada);
    const form = new FormData();
    form.set("file", new File(["%PDF-1.7\n%%EOF\n"], "booth.pdf"));
    const address = `/api/attachments?purpose=brief&request=${requestId}`;
    const { status, body } = await owner.call(address, { method: "POST", body: form });
    expect(status).toBe(201);
    return body.id;
  });
  uploaded = made.catch(() => {});
  return made;
}

/** Bea's or to her, open. */
async function insertQuestion(quote_request_id: QuoteRequestId, asked_by: "builder" | "exhibitor") {
  const id = crypto.randomUUID() as QuestionId;
  const facts = { asked_by, is_private: asked_by === "exhibitor", text: "How tall?" };
  const question = { id, quote_request_id, builder_id: beasBooths.id, ...facts };
  await insertRows(app.newEm(), "question", [question]);
  return id;
}

/** Ada's, of Bea. */
async function insertReview({ requestId, responseId }: TestCase, state: "invited" | "published") {
  const id = crypto.randomUUID() as ReviewId;
  const review = {
    id,
    response_id: responseId as QuoteResponseId,
    quote_request_id: requestId,
    builder_id: beasBooths.id,
    author_id: ada.id,
    state,
    overall: 4,
    facts: { month: "2026-03", show: null, sizeBand: null, type: "Island" },
    published_at: testNow(),
  };
  await insertRows(app.newEm(), "builder_review", [review]);
  return id;
}

/** Bea's, waiting for an admin. Only one waits at a time. */
async function insertCheck() {
  await app.sql(
    `insert into vetting_check (builder_id, kind, facts, queued_at)
     values ($1, 'insurance', $2, ${sqlNow()}) on conflict do nothing`,
    [beasBooths.id, JSON.stringify(policy)],
  );
  const [waiting] = await app.sql<{ id: string }>(
    "select id from vetting_check where builder_id = $1 and state = 'submitted'",
    [beasBooths.id],
  );
  return waiting?.id ?? "";
}

let proof: Promise<unknown> | undefined;

/** Bea's, not sent yet: copies of one upload, of a kind that no other cell uploads. */
async function insertDocument() {
  proof ??= app.as(bea).then((builder) => {
    const body = new FormData();
    body.set("file", new File(["%PDF-1.7\n%%EOF\n"], "proof.pdf"));
    return builder.call("/api/vetting/documents?kind=insurance", { method: "POST", body });
  });
  await proof;
  const [copy] = await app.sql<{ id: string }>(
    `insert into vetting_document (builder_id, kind, name, media_key, bytes, scan)
     select builder_id, 'site', name, media_key, bytes, scan from vetting_document
     where builder_id = $1 and name = 'proof.pdf' limit 1 returning id`,
    [beasBooths.id],
  );
  return copy?.id ?? "";
}

describe("the holder of a link", () => {
  test("does with lines, files and questions what the table says, and reads nothing of another builder [R27] [R41]", async () => {
    const builders = [beasBooths.id, doraDisplays.id];
    const { requestId, responseId } = await app.given("offered", {
      createdAt: ago(120),
      assignedBuilders: builders,
      sentToBuilders: builders,
      invitations: builders.map((id) => invitation(id, { invitedAt })),
    });
    const link = { requestId, builderId: doraDisplays.id, invitedAt, linkVersion: 1 };
    const token = app.responseToken(link);
    const headers = { [linkHeader]: token };
    const [holder, quoting, owner] = [app.client(), await app.as(bea), await app.as(ada)];
    const withLine = (label: string) => ({
      lines: [{ ...lineOf("structure", { label, amount: 100 }), id: crypto.randomUUID() }],
    });
    const upload = async (client: TestClient, address: string, name: string) => {
      const form = new FormData();
      form.set("file", new File(["%PDF-1.7\n%%EOF\n"], `${name}.pdf`));
      const byLink = client === holder ? { headers } : {};
      const { status, body } = await client.call(address, {
        method: "POST",
        body: form,
        ...byLink,
      });
      expect(status, name).toBe(201);
      return { id: body.id as string, name: `${name}.pdf` };
    };
    const ask = async (by: TestClient, body: object) => {
      const address = `/api/quote-requests/${requestId}/questions`;
      const byLink = by === holder ? headers : {};
      const { status, body: asked } = await by.send("POST", address, body, byLink);
      expect(status, JSON.stringify(body)).toBe(201);
      return asked.id as string;
    };

    const texts: Record<string, string> = {
      own: "Which hall?",
      "own, private": "A secret slide?",
      "another's": "Which floor?",
      "another's, private": "A secret swing?",
      "the exhibitor's": "To you: glass?",
      "the exhibitor's to another": "To them: glass?",
    };
    const textOf = (whose: string) => texts[whose] ?? "";

    const sent = { quoteRequestId: requestId, ...withLine("Own wall") };
    const { status, body: own } = await holder.send("POST", "/api/quote-responses", sent, headers);
    expect(status).toBe(201);
    await ask(holder, { text: textOf("own") });
    await ask(holder, { text: textOf("own, private"), private: true });
    const revised = await quoting.send(
      "PATCH",
      `/api/quote-responses/${responseId}`,
      withLine("Bea's wall"),
    );
    expect(revised.status).toBe(200);
    const beasQuestion = await ask(quoting, { text: textOf("another's") });
    await ask(quoting, { text: textOf("another's, private"), private: true });
    await ask(owner, { text: textOf("the exhibitor's"), to: doraDisplays.id });
    await ask(owner, { text: textOf("the exhibitor's to another"), to: beasBooths.id });
    const files: Record<string, { id: string; name: string }> = {
      own: await upload(
        holder,
        `/api/attachments?purpose=offer&request=${requestId}`,
        "Dora's plan",
      ),
      "another's": await upload(
        quoting,
        `/api/attachments?purpose=offer&request=${requestId}`,
        "Bea's plan",
      ),
      "another's of a question": await upload(
        quoting,
        `/api/attachments?purpose=question&request=${requestId}&question=${beasQuestion}`,
        "Bea's sketch",
      ),
      "the exhibitor's": await upload(
        owner,
        `/api/attachments?purpose=brief&request=${requestId}`,
        "Ada's hall",
      ),
    };
    const stored = await app.sql<{ id: string; text: string }>(
      "select id, text from question where quote_request_id = $1",
      [requestId],
    );
    const questionOf = (whose: string) => stored.find(({ text }) => text === texts[whose])?.id;
    const revise = `/api/quote-responses/${own.id}`;
    expect((await holder.send("PATCH", revise, withLine("Own tower"), headers)).status).toBe(200);
    const read = JSON.stringify((await holder.get(`/api/respond/${token}`)).body);
    const shown = (text = "nothing") => (read.includes(text) ? "shown" : "hidden");
    const shownOf = {
      lines: (whose: string) => shown(whose === "own" ? "Own tower" : "Bea's wall"),
      files: (whose: string) => shown(files[whose]?.name),
      questions: (whose: string) => shown(texts[whose]),
    };

    async function statusOf(what: string, call: string, whose: string) {
      const [method = "", address = ""] = call.split(" ");
      const quoteId = whose === "own" ? own.id : responseId;
      const ids = { lines: quoteId, files: files[whose]?.id, questions: questionOf(whose) };
      const id = address.includes("quote-requests") ? requestId : ids[what as keyof typeof ids];
      expect(id, `${call} of ${whose}`).toBeDefined();
      const target = address.replace("{id}", `${id}`);
      if (method === "get") return (await holder.get(target, headers)).status;
      if (method === "delete")
        return (await holder.send("DELETE", target, undefined, headers)).status;
      const body = { text: "Yes", responseMessage: "Yes", version: 2, code: "private" };
      return (await holder.send(method.toUpperCase() as "POST", target, body, headers)).status;
    }

    const got = [];
    for (const [what, how, whose] of linkRights) {
      // these were made above
      const isMade = ["post /api/quote-responses", "post /api/attachments"].includes(how);
      const outcome = isMade
        ? 201
        : how.includes("/api/")
          ? await statusOf(what, how, whose)
          : shownOf[what](whose);
      got.push([what, how, whose, outcome]);
    }
    expect(got).toEqual(linkRights);
  });
});

/** Without an owner, not yet reviewed. */
async function insertBuilder() {
  const id = crypto.randomUUID();
  const fresh = { ...profile(id, "Fresh Stands", null), reviewState: "pending-review" as const };
  await insertRows(app.newEm(), "builder", [toBuilderRow(fresh)]);
  return id;
}

test("what everyone reads answers as its published schema says [N09]", async () => {
  const { id: projectId } = glassTower;
  await insertRows(app.newEm(), "portfolio_project", [toPortfolioProjectRow(glassTower)]);
  await insertRows(app.newEm(), "blog_post", [toBlogPostRow(blogPostOf(1))]);
  await insertRows(app.newEm(), "trade_show", [toTradeShowRow(ces, testNow())]);
  const visitor = app.client();
  for (const [route, path] of [
    ...["/api/portfolio", "/api/portfolio/search", "/api/portfolio/showcase"].map((one) => [
      one,
      one,
    ]),
    ...["/api/builders", "/api/builders/search", "/api/builders/network"].map((one) => [one, one]),
    ...["/api/exhibit-builders", "/api/blog", "/api/blog/cards"].map((one) => [one, one]),
    ...["", "/search", "/upcoming", "/month?month=2027-01"].map((part) => [
      `/api/trade-shows${part.split("?")[0]}`,
      `/api/trade-shows${part}`,
    ]),
    ["/api/portfolio/{id}", `/api/portfolio/${projectId}`],
    ["/api/portfolio/builder/{id}", `/api/portfolio/builder/${beasBooths.id}`],
    ["/api/builders/{id}", `/api/builders/${beasBooths.id}`],
    ["/api/builders/{id}/similar", `/api/builders/${beasBooths.id}/similar`],
    ["/api/blog/{id}", `/api/blog/${blogPostOf(1).id}`],
    ["/api/trade-shows/{id}", `/api/trade-shows/${ces.id}`],
  ]) {
    const answer = await visitor.get(`${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(differenceFromPublished(`get ${route}`, answer), path).toBeNull();
  }
});

describe.each(permissionMatrix)(
  "$route",
  ({ route, statuses, given = "sent", id = "request", body, upload, query = "", isInvited }) => {
    test.concurrent(`answers each kind of caller as the table and its published schema say: ${statuses} [O06]`, async () => {
      const [method = "", path = ""] = route.split(" ");
      const cases = await casesFor(method, given, isInvited);
      // few may upload at once
      let before: Promise<unknown> = Promise.resolve();
      const [holders] = await casesFor(method, given, true);
      const got = await Promise.all(
        apiCallers.map((caller, at) => {
          if (!upload) return answerOf(caller, at);
          const mine = before.then(() => answerOf(caller, at));
          before = mine.catch(() => {});
          return mine;
        }),
      );
      expect(got.join(" ")).toBe(statuses);

      async function answerOf(caller: (typeof apiCallers)[number], at: number): Promise<number> {
        const isHolder = caller === "link";
        const found = isHolder ? holders : cases[at % cases.length];
        if (!found) throw new Error("There is no case");
        const client = app.client(isHolder ? {} : await app.cookiesOf(caller, found));
        const headers: Record<string, string> = isHolder ? { [linkHeader]: tokenFor(found) } : {};
        const subject = await idOf(id, found);
        const address = path
          .replace("{id}", subject)
          .replace("{token}", isInvited ? tokenFor(found) : "{token}")
          .replace("{range}", "1..1")
          .replace("{key}", "award")
          .replace("{itemType}", "builder")
          .replace("{itemId}", beasBooths.id);
        const json =
          body &&
          JSON.stringify(body).replace("{id}", found.requestId).replace("{subject}", subject);
        const filled = query.replace("{id}", found.requestId);
        const answer = await ask();
        expect(differenceFromPublished(route, answer), `${route} by ${caller}`).toBeNull();
        return answer.status;

        async function ask() {
          if (method === "get") return client.get(`${address}${filled}`, headers);
          if (upload) {
            const form = new FormData();
            form.set(upload, new File([await testPicture()], "booth.png"));
            const target = `${address}${filled}`;
            return client.call(target, { method, body: form, headers });
          }
          return client.send(method.toUpperCase() as "POST", address, json, headers);
        }
      }
    });
  },
);
