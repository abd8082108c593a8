import { afterAll, describe, expect, it } from "vitest";
import {
  bea,
  beasResponse,
  carl,
  invitation,
  pendingRequest,
} from "../../../domain/quotes/examples.ts";
import type { ReceiptId } from "../../../domain/shared/id.ts";
import { keepsPromises } from "../../contracts/promise-repository.contract.ts";
import { testNow } from "../../system/test/test-time.ts";
import { createPostgresQuoteRequestRepository } from "../quotes/quote-request-repository.ts";
import { openDatabase } from "../server/orm.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresPromiseLedger } from "./promise-ledger.ts";
import { createPostgresPromisePolicies } from "./promise-policies.ts";
import { createPostgresPromiseQueue } from "./promise-queue.ts";
import { createPostgresPromiseRepository } from "./promise-repository.ts";
import { readPromiseStandings, readPromiseWeek } from "./read-promise-figures.ts";

const tables = await openTestTables();
afterAll(() => tables.close());
const sql = <Row extends object>(text: string) => runSql<Row>(tables.newEm(), text);

async function open() {
  await tables.fill();
  // The owner may take the guard away; the app's role may not.
  for (const table of ["promise_event", "promise_seal"]) {
    await sql(`alter table ${table} disable trigger user`);
    await sql(`truncate ${table}`);
    await sql(`alter table ${table} enable trigger user`);
  }
  await sql("truncate promise_figure");
  return {
    quotes: createPostgresQuoteRequestRepository(tables.newEm()),
    promises: createPostgresPromiseRepository(tables.newEm()),
    policies: createPostgresPromisePolicies(tables.newEm()),
    ledger: createPostgresPromiseLedger(tables.newEm()),
    queue: createPostgresPromiseQueue(tables.newEm()),
  };
}

const forbidden = ["promise_event", "promise_seal"].flatMap((table) => [
  `update ${table} set hash = '' where false`.replace(
    "hash",
    table === "promise_seal" ? "root" : "hash",
  ),
  `delete from ${table}`,
  `truncate ${table}`,
]);

describe("PostgreSQL promises", () => {
  keepsPromises(open);

  it("refuse to rewrite the ledger and its seals, for the app's role and for the owner's [Q32]", async () => {
    const { quotes, ledger } = await open();
    const receipt = {
      id: "0190e000-0000-7000-8000-0000000000aa" as ReceiptId,
      expiresAt: testNow(),
    };
    await quotes.submit({ request: pendingRequest, receipt, messages: [], idempotency: null });
    await ledger.seal("2027-01-05");
    const app = openDatabase(tables.appUrl, { applicationName: "test" });
    try {
      for (const text of forbidden) {
        const refusals = [app.em.fork(), tables.newEm()].map((em) =>
          runSql(em, text).catch((error) => error.code),
        );
        expect([text, ...(await Promise.all(refusals))]).toEqual([text, "42501", "42501"]);
      }
    } finally {
      await app.close();
    }
    expect(await ledger.page(0, 10)).toHaveLength(1);
    expect(await ledger.seals()).toHaveLength(1);
  });

  it("count again what a worker of an earlier version added to the figures [Q35]", async () => {
    const { quotes, ledger } = await open();
    const receipt = {
      id: "0190e000-0000-7000-8000-0000000000ae" as ReceiptId,
      expiresAt: testNow(),
    };
    await quotes.submit({ request: pendingRequest, receipt, messages: [], idempotency: null });
    await ledger.seal("2027-01-05");
    const day = pendingRequest.createdAt.toISOString().slice(0, 10);
    const stored = "select figures, until_number::int as until from promise_figure order by period";
    const counted = await sql(stored);
    const others = ["until_number = until_number + 1", "counted_as = ''"];
    for (const written of others) {
      await sql(`update promise_figure set figures = '{"settled": 7}', ${written}`);
      expect(await ledger.figuresSince(day)).toEqual({ received: 1 });
      await ledger.seal("2027-01-06");
      expect(await sql(stored)).toEqual(counted);
      expect(await ledger.figuresSince(day)).toEqual({ received: 1 });
    }
  });

  it("are read without changes of the brief of a kind that earlier versions had [Q27]", async () => {
    const { quotes, promises } = await open();
    const receipt = {
      id: "0190e000-0000-7000-8000-0000000000ad" as ReceiptId,
      expiresAt: testNow(),
    };
    await quotes.submit({ request: pendingRequest, receipt, messages: [], idempotency: null });
    const budget = { kind: "budget", upToDollars: 60_000, builders: 2 };
    const widenings = [{ kind: "event-date", day: "2027-03-10", builders: 3 }, budget];
    const outlook = { at: "2027-01-04T15:00:00Z", asked: 0, working: 0, widenings };
    await sql(`update quote_promise set outlook = '${JSON.stringify(outlook)}'`);
    const found = await promises.find(pendingRequest.id);
    expect(found?.promise.outlook?.widenings).toEqual([budget]);
  });

  it("are measured for an operator: the week's invitations, reminders, declines and answers, without samples", async () => {
    const { quotes } = await open();
    const minutes = (count: number) =>
      new Date(pendingRequest.createdAt.getTime() + count * 60_000);
    const receipt = {
      id: "0190e000-0000-7000-8000-0000000000ac" as ReceiptId,
      expiresAt: minutes(0),
    };
    await quotes.submit({ request: pendingRequest, receipt, messages: [], idempotency: null });
    const asked = { invitedAt: minutes(20) };
    const invitations = [
      invitation(bea, { ...asked, acknowledgedAt: minutes(30) }),
      invitation(carl, {
        ...asked,
        removedAt: minutes(50),
        declinedAt: minutes(50),
        declineCode: "too-far",
      }),
    ].map((one) =>
      one.builderId === bea ? { ...one, remindersSent: 1, remindedAt: minutes(60) } : one,
    );
    const at = minutes(90);
    await quotes.save({
      request: { ...pendingRequest, invitations, updatedAt: at },
      responses: [{ ...beasResponse, createdAt: at, updatedAt: at }],
      audit: { actorId: null, action: "quote-response.sent", detail: { via: "link" } },
    });
    const em = tables.newEm();
    expect(await readPromiseWeek(em, minutes(120))).toEqual({
      targets: expect.arrayContaining([
        { target: "first", outcome: "open", count: 1 },
        { target: "all", outcome: "open", count: 1 },
      ]),
      fitting: [],
      invitations: {
        invited: 2,
        acknowledged: 1,
        quoted: 1,
        lapsed: 0,
        declined: 1,
        released: 0,
        bounced: 0,
        reminded: 1,
        reminded_then_quoted: 1,
      },
      declines: [{ code: "too-far", count: 1 }],
      answers: [
        { via: "link", count: 1 },
        { via: "dashboard", count: 0 },
      ],
      quotesLost: 0,
      firstInvitationSeconds: { median: 1200, p95: 1200 },
    });
    expect(await readPromiseStandings(em, minutes(180))).toEqual({
      standings: { waiting: 0, "at-risk": 0, missed: 0, paused: 0 },
      overdueSeconds: 90 * 60,
      sealAgeSeconds: null,
    });
  });

  it("are deleted with their request, and the ledger stays [Q33]", async () => {
    const { quotes, ledger, promises } = await open();
    const receipt = {
      id: "0190e000-0000-7000-8000-0000000000ab" as ReceiptId,
      expiresAt: testNow(),
    };
    await quotes.submit({ request: pendingRequest, receipt, messages: [], idempotency: null });
    await sql("delete from quote_request");
    expect(await promises.find(pendingRequest.id)).toBeNull();
    expect(await ledger.page(0, 10)).toEqual([expect.objectContaining({ kind: "received" })]);
  });
});
