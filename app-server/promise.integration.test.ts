import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { hashOfRow, rootOfSeal } from "../domain/promise/ledger/ledger-chain.ts";
import type { LedgerRow } from "../domain/promise/ledger/promise-event.ts";
import { summarizeLedger } from "../domain/promise/ledger/summarize-ledger.ts";
import { beasResponse, invitation, pendingRequest } from "../domain/quotes/examples.ts";
import type { QuoteRequestId, QuoteResponseId, ReceiptId } from "../domain/shared/id.ts";
import type { LedgerRowBody } from "./contract/promise/promise-calls.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let visitor: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  visitor = app.client();
});
afterAll(() => app.close());

const hourMs = 60 * 60 * 1000;
const start = Date.now() - 20 * 24 * hourMs;
const after = (hours: number) => new Date(start + hours * hourMs);
const startOfDay = (at: number) => new Date(new Date(at).toISOString().slice(0, 10));
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
    settled: 4,
    least: 20,
    first: { kept: 1, missed: 2, share: null, medianMs: 5 * hourMs },
    all: { kept: 0, missed: 3, share: null, histogram: [1, 2, 0, 0, 0, 0] },
    excluded: [{ reason: "cancelled-before-due", count: 1 }],
    clocks: { wall: { first: { kept: 1, missed: 2 } } },
    sample: false,
    policies: [{ version: 1, mode: "suggest", clock: "wall" }],
  });
  const rows = (await publishedRows()) as LedgerRow[];
  const window = { days: 30, since: startOfDay(Date.now() - 30 * 24 * hourMs), least: 20 };
  expect(body).toMatchObject(JSON.parse(JSON.stringify(summarizeLedger(rows, window))));
});

test("with twenty requests the share is named, and rows of an open request stay unpublished [Q35]", async () => {
  for (let made = 0; made < 20; made++) await quotedAfter(5);
  const open = crypto.randomUUID() as QuoteRequestId;
  const quotes = createPostgresQuoteRequestRepository(app.newEm());
  const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: after(720) };
  const times = { createdAt: new Date(), updatedAt: new Date() };
  const request = { ...pendingRequest, ...times, id: open };
  await quotes.submit({ request, receipt, messages: [], idempotency: null });
  await evaluate();
  const { body } = await visitor.get("/api/promise/summary");
  expect(body).toMatchObject({ days: 90, settled: 24, first: { kept: 21, missed: 2 } });
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
  const yesterday = new Date(Date.now() - 24 * hourMs).toISOString().slice(0, 10);
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
