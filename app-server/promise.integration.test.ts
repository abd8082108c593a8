import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, max } from "../domain/accounts/examples.ts";
import { profile } from "../domain/builder-profiles/examples.ts";
import { hashOfRow, rootOfSeal } from "../domain/promise/ledger/ledger-chain.ts";
import type { LedgerRow } from "../domain/promise/ledger/promise-event.ts";
import { beasResponse, invitation, pendingRequest } from "../domain/quotes/examples.ts";
import type { QuoteRequestId, QuoteResponseId, ReceiptId } from "../domain/shared/id.ts";
import { hourMs } from "../domain/shared/time/time-units.ts";
import type { LedgerRowBody } from "./contract/promise/promise-calls.ts";
import type { ViewedPromiseBody } from "./contract/promise/promise-queue.ts";
import { summarizeLedger } from "./test/summarize-ledger.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let visitor: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  visitor = app.client();
});
afterAll(() => app.close());

const start = testNow().getTime() - 20 * 24 * hourMs;
const after = (hours: number) => new Date(start + hours * hourMs);
const startOfDay = (at: number) => new Date(new Date(at).toISOString().slice(0, 10));
const hourAt = after;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A request of twenty days ago, with a quote of Bea's after so many hours. */
async function quotedAfter(hours: number | null, facts: object = {}) {
  const quotes = createPostgresQuoteRequestRepository(app.newEm());
  const id = crypto.randomUUID() as QuoteRequestId;
  const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: after(720) };
  const times = { createdAt: after(0), updatedAt: after(0) };
  const request = { ...pendingRequest, ...times, id };
  await quotes.submit({ request, receipt, messages: [], idempotency: null });
  if (hours === null) return { id, quotes };
  const at = after(hours);
  const response = {
    ...beasResponse,
    id: crypto.randomUUID() as QuoteResponseId,
    quoteRequestId: id,
    createdAt: at,
    updatedAt: at,
    ...facts,
  };
  const invitations = [invitation(response.builderId, { invitedAt: after(1) })];
  await quotes.save({ request: { ...request, invitations, updatedAt: at }, responses: [response] });
  return { id, quotes };
}
const evaluate = () => app.newCore().promiseEvaluation.evaluatePromises();

async function publishedRows(): Promise<(LedgerRowBody & Partial<LedgerRow>)[]> {
  const rows: LedgerRowBody[] = [];
  for (;;) {
    const { body } = await visitor.get(
      `/api/promise/ledger.json?after=${rows.at(-1)?.number ?? 0}`,
    );
    if (body.length === 0) break;
    rows.push(...body);
  }
  return rows.map((row) => ({ ...row, at: new Date(row.at ?? 0) })) as never;
}

test("below twenty requests the summary names no percentage; its counts are those of the export [Q35]", async () => {
  await quotedAfter(5);
  await quotedAfter(30);
  await quotedAfter(6, { quotedAmount: null });
  const cancelled = await quotedAfter(null);
  const request = await cancelled.quotes.find(cancelled.id);
  if (!request) throw new Error("The request is gone");
  const closedAt = after(3);
  await cancelled.quotes.save({
    request: { ...request, status: "cancelled", closedAt, updatedAt: closedAt },
  });
  await evaluate();

  const { body } = await visitor.get("/api/promise/summary?days=30");
  expect(body).toMatchObject({
    received: 4,
    settled: 4,
    least: 20,
    forecast: { within: 0, below: 0, above: 0, share: null },
    first: { kept: 1, missed: 2, share: null, medianMs: 5 * hourMs },
    all: { kept: 0, missed: 3, share: null, histogram: [1, 2, 0, 0, 0, 0] },
    excluded: [{ reason: "cancelled-before-due", count: 1 }],
    clocks: { wall: { first: { kept: 1, missed: 2 } } },
    sample: false,
    policies: [{ version: 1, mode: "suggest", clock: "wall" }],
  });
  const rows = (await publishedRows()) as LedgerRow[];
  const window = { days: 30, since: startOfDay(testNow().getTime() - 30 * 24 * hourMs), least: 20 };
  expect(body).toMatchObject(JSON.parse(JSON.stringify(summarizeLedger(rows, window))));
  // counted by hand, without our own code
  const count = (kind: string, facts: LedgerRow["detail"]) =>
    rows.filter(
      (row) =>
        row.kind === kind &&
        Object.entries(facts).every(([name, value]) => row.detail[name] === value),
    ).length;
  expect(body.received).toBe(count("received", {}));
  for (const clock of ["wall", "business"] as const) {
    for (const target of ["first", "all"] as const) {
      const kept = count("target-kept", { clock, target });
      const missed = count("target-missed", { clock, target });
      expect(body.clocks[clock][target]).toMatchObject({ kept, missed });
    }
  }
  const all = { clock: "wall", target: "all" };
  const quotes = [0, 1, 2, 3, 4, 5].map(
    (number) =>
      count("target-kept", { ...all, count: number }) +
      count("target-missed", { ...all, count: number }),
  );
  expect(body.all.histogram).toEqual(quotes);
});

test("with twenty requests the share is named, and rows of an open request stay unpublished [Q35]", async () => {
  for (let made = 0; made < 20; made++) await quotedAfter(5);
  const open = crypto.randomUUID() as QuoteRequestId;
  const quotes = createPostgresQuoteRequestRepository(app.newEm());
  const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: after(720) };
  const times = { createdAt: testNow(), updatedAt: testNow() };
  const request = { ...pendingRequest, ...times, id: open };
  await quotes.submit({ request, receipt, messages: [], idempotency: null });
  await evaluate();
  const { body } = await visitor.get("/api/promise/summary");
  expect(body).toMatchObject({ days: 90, settled: 24, first: { kept: 21, missed: 2 } });
  expect(body.received).toBe(25);
  expect(body.first.share).toBeCloseTo(21 / 23);
  const rows = await publishedRows();
  const unpublished = rows.filter(({ kind }) => kind === undefined);
  expect(new Set(unpublished.map(({ ledgerId }) => ledgerId)).size).toBe(1);
});

test("samples are in the export, marked, and in no figure [Q35]", async () => {
  const rows = await publishedRows();
  const [first] = rows.filter(({ kind }) => kind === "received");
  if (!first?.detail) throw new Error("There is no row");
  const own = rows.filter(({ ledgerId }) => ledgerId === first.ledgerId);
  const marked = own.map((row) =>
    row.kind === "received" ? { ...row, detail: { ...row.detail, sample: true } } : row,
  );
  const counted = (given: typeof rows) =>
    summarizeLedger(given as LedgerRow[], { days: 90, since: after(-24), least: 20 });
  const real = counted(rows);
  const shown = counted([...rows.filter((row) => !own.includes(row)), ...marked]);
  expect([real.sample, shown.sample]).toEqual([false, true]);
  expect(shown.settled).toBe(real.settled - 1);
});

test("the chain and its seals are recomputed from the export [Q32][Q34]", async () => {
  await app.newCore().promise.sealLedger();
  const rows = (await publishedRows()) as (LedgerRow & { number: number })[];
  const chains = Map.groupBy(rows, ({ ledgerId }) => ledgerId);
  for (const chain of chains.values()) {
    for (const [index, row] of chain.entries()) {
      expect(row.prevHash).toBe(chain[index - 1]?.hash ?? "");
      if (row.kind) expect(row.hash).toBe(hashOfRow(row, sha256));
    }
  }
  const { body: seals } = await visitor.get("/api/promise/seals");
  const yesterday = new Date(testNow().getTime() - 24 * hourMs).toISOString().slice(0, 10);
  const hashes = rows.map(({ hash }) => hash);
  expect(seals).toEqual([
    { day: yesterday, events: rows.length, prevRoot: "", root: rootOfSeal("", hashes, sha256) },
  ]);
});

test("the ledger as CSV has a line a row and nothing that a spreadsheet would run [Q37]", async () => {
  const answer = await visitor.get("/api/promise/ledger.csv");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const [head, first] = answer.text.split("\n");
  expect(head).toBe("number,ledgerId,seq,at,kind,actor,detail,policyVersion,prevHash,hash");
  expect(first).toMatch(/^\d+,[0-9a-f-]{36},1,\d{4}-.*,received,exhibitor,/);
  expect(answer.text).not.toMatch(/(^|,)"?[=+\-@]/m);
});

test("bounds of the reads are said", async () => {
  for (const path of ["summary?days=7", "ledger.json?after=-1", "ledger.csv?after=x"]) {
    expect((await visitor.get(`/api/promise/${path}`)).status).toBe(400);
  }
});

describe("the promise for one request, as an admin and its exhibitor read it", () => {
  const five = Array.from({ length: 5 }, (_, at) =>
    profile(`0190b000-0000-7000-8000-0000000004${at + 10}`, `Quoter ${at}`, null),
  );
  let admin: TestClient;
  let exhibitor: TestClient;
  beforeAll(async () => {
    [admin, exhibitor] = [await app.as(max), await app.as(ada)];
    const rows = five.map((each) => toBuilderRow(each));
    await insertRows(app.newEm(), "builder", rows);
  });
  const view = async (id: string) => {
    const { body } = await admin.get(`/api/admin/quotes/${id}/promise`);
    return body as ViewedPromiseBody;
  };

  type Answer = { hours: number; quotedAmount?: null; removed?: number };

  /** A request of twenty days ago, quoted by one builder after another; the last save is that of the hour 47. */
  async function answered(given: (Answer | null)[]) {
    const { id, quotes } = await quotedAfter(null);
    const invitations = given.map((answer, at) =>
      invitation((five[at] as (typeof five)[0]).id, {
        invitedAt: hourAt(1),
        ...(answer?.removed && { removedAt: hourAt(answer.removed) }),
      }),
    );
    const responses = given.flatMap((answer, at) =>
      answer
        ? {
            ...beasResponse,
            ...(answer.quotedAmount === null && { quotedAmount: null }),
            id: crypto.randomUUID() as QuoteResponseId,
            builderId: (five[at] as (typeof five)[0]).id,
            quoteRequestId: id,
            createdAt: hourAt(answer.hours),
            updatedAt: hourAt(answer.hours),
          }
        : [],
    );
    const request = await quotes.find(id);
    if (!request) throw new Error("The request is gone");
    await quotes.save({ request: { ...request, invitations, updatedAt: hourAt(47) }, responses });
    const before = (await view(id)).all.outcome;
    await evaluate();
    const { first, all } = await view(id);
    const { body } = await exhibitor.get(`/api/quote-requests/${id}`);
    const read: string = body.promise.outlook.state;
    return { id, before, first: first.outcome, all: all.outcome, count: all.count, read };
  }
  const hours = (...each: number[]): Answer[] => each.map((one) => ({ hours: one }));

  test("five countable quotes in 48 hours keep it; of four builders asked, four are too few [Q01]", async () => {
    const kept = { first: "kept", all: "kept", count: 5 };
    expect(await answered(hours(5, 10, 20, 30, 47))).toMatchObject(kept);
    const four = await answered(hours(5, 10, 20, 30));
    expect(four).toMatchObject({ before: "open", first: "kept", all: "missed", count: 4 });
    expect(four.read).toBe("missed");
  });

  test("removing a builder neither keeps nor loses it; an answer without an amount is no quote [Q02][Q03]", async () => {
    const missed = { all: "missed", count: 4 };
    const silent = [...hours(5, 10, 20, 30), { hours: 60, removed: 40 }];
    expect(await answered(silent)).toMatchObject(missed);
    const quoted = [...hours(5, 10, 20, 30), { hours: 31, removed: 40 }];
    expect(await answered(quoted)).toMatchObject({ all: "kept", count: 5 });
    const unpriced = [{ hours: 3, quotedAmount: null }, ...hours(25, 26, 30, 31)];
    expect(await answered(unpriced)).toMatchObject({ first: "missed", ...missed });
  });

  test("business days are counted in the calendar of the policy, over weekends, a holiday and clock changes; the past stays as it was [Q05][Q36]", async () => {
    const { id } = await answered(hours(5));
    const before = await view(id);
    const policy = async (facts: object) => {
      const { version, params } = (await admin.get("/api/admin/promise/policy")).body;
      const sent = { version, params: { ...params, ...facts } };
      expect((await admin.send("PUT", "/api/admin/promise/policy", sent)).status).toBe(200);
      return params;
    };
    const { calendar } = await policy({ clock: "business" });
    const dueFor = async (received: string) => {
      const quotes = createPostgresQuoteRequestRepository(app.newEm());
      const at = new Date(received);
      const own = crypto.randomUUID() as QuoteRequestId;
      const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: at };
      const request = { ...pendingRequest, id: own, createdAt: at, updatedAt: at };
      await quotes.submit({ request, receipt, messages: [], idempotency: null });
      const { firstDueAt, allDueAt } = await view(own);
      return [firstDueAt, allDueAt].map((due) => due.slice(0, 16));
    };
    // a year after all of the tests, whose days are those of 2027
    expect(await dueFor("2038-01-08T17:00-06:00")).toEqual([
      "2038-01-11T23:00",
      "2038-01-12T23:00",
    ]);
    expect(await dueFor("2038-01-09T12:00-06:00")).toEqual([
      "2038-01-12T14:00",
      "2038-01-13T14:00",
    ]);
    expect(await dueFor("2038-03-12T17:00-06:00")).toEqual([
      "2038-03-15T22:00",
      "2038-03-16T22:00",
    ]);
    expect(await dueFor("2038-11-05T17:00-05:00")).toEqual([
      "2038-11-08T23:00",
      "2038-11-09T23:00",
    ]);
    await policy({ calendar: { ...calendar, holidays: ["2038-01-11"] } });
    expect(await dueFor("2038-01-08T17:00-06:00")).toEqual([
      "2038-01-12T23:00",
      "2038-01-13T23:00",
    ]);
    await evaluate();
    const { first, all, firstDueAt, allDueAt } = await view(id);
    expect({ first, all, firstDueAt, allDueAt }).toEqual({
      first: before.first,
      all: before.all,
      firstDueAt: before.firstDueAt,
      allDueAt: before.allDueAt,
    });
    const { body } = await visitor.get("/api/promise/summary?days=365");
    expect(Object.keys(body.clocks)).toEqual(["wall", "business"]);
    expect(body.policies[0]).toMatchObject({ clock: "business" });
    expect(body.policyVersions).toEqual([1]);
  });
});
