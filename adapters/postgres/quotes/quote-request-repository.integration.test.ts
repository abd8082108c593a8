import type pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { ada } from "../../../domain/accounts/examples.ts";
import type { AdminRequestSearch } from "../../../domain/assignment/ports.ts";
import type { RequestSort } from "../../../domain/assignment/requests/request-search.ts";
import { queuedMessage } from "../../../domain/messages/examples.ts";
import { briefEdits, briefVersionOf } from "../../../domain/quotes/brief-version.ts";
import {
  answeredCase,
  bea,
  beasResponse,
  carl,
  carlsResponse,
  now,
  pendingRequest,
  sentRequest,
} from "../../../domain/quotes/examples.ts";
import type { IdempotencyKey, NewRequest } from "../../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type {
  MessageId,
  QuoteRequestId,
  QuoteResponseId,
  ReceiptId,
} from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { ces } from "../../../domain/trade-shows/examples.ts";
import { readsForMatching } from "../../contracts/matching-repository.contract.ts";
import { listsQuoteRequests } from "../../contracts/quote-request-lists.contract.ts";
import { keepsQuoteRequests } from "../../contracts/quote-request-repository.contract.ts";
import { keepsSeenQuotes } from "../../contracts/seen-quote-repository.contract.ts";
import { listMessages } from "../messages/list-messages.ts";
import { openDatabase } from "../server/orm.ts";
import { createCountCache } from "../sql/count-cache.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { toTradeShowRow } from "../trade-shows/trade-show-mapper.ts";
import { createPostgresMatchingRepository } from "./matching-repository.ts";
import { createPostgresQuoteRequestRepository } from "./quote-request-repository.ts";
import { createPostgresRequestSearch } from "./request-search.ts";
import { createPostgresSeenQuoteRepository } from "./seen-quote-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const newRepository = () => createPostgresQuoteRequestRepository(tables.newEm());
const requestId = (number: number) =>
  `0190c000-0000-7000-8000-${String(number).padStart(12, "0")}` as QuoteRequestId;

async function open() {
  await tables.fill();
  return newRepository();
}

function fresh(number: number, idempotency: IdempotencyKey | null = null): NewRequest {
  const id = requestId(number);
  const receipt = {
    id: id.replace("0190c", "0190b") as ReceiptId,
    expiresAt: new Date("2027-02-05T10:00:00.000Z"),
  };
  const message = queuedMessage({
    id: id.replace("0190c", "0190e") as MessageId,
    quoteRequestId: id,
    dedupeKey: `received/${id}`,
  });
  const createdAt = new Date(pendingRequest.createdAt.getTime() + number);
  const request = { ...pendingRequest, id, createdAt };
  return { request, receipt, messages: [message], idempotency };
}

async function openAnswered() {
  const quotes = await open();
  await quotes.submit({ ...fresh(1), request: pendingRequest });
  await quotes.save({ request: sentRequest });
  const request: QuoteRequest = { ...answeredCase.request, version: 2 };
  await quotes.save({ request, responses: answeredCase.responses });
  return { ...request, version: 3 };
}

/** Writes down when a statement is sent and when it is answered, for a connection that sends at once what it is given. */
function watchQueries(client: pg.PoolClient, log: string[]) {
  expect((client as unknown as { pipeline: boolean }).pipeline).toBe(true);
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const watched = (...given: unknown[]) => {
    log.push("sent");
    return query(...given).finally(() => log.push("answered"));
  };
  client.query = watched as typeof client.query;
}

async function count(table: string): Promise<number> {
  const [row] = await runSql<{ count: string }>(tables.newEm(), `select count(*) from ${table}`);
  return Number(row?.count);
}

describe("PostgreSQL looked at quotes", () => {
  keepsSeenQuotes(async () => {
    await openAnswered();
    return createPostgresSeenQuoteRepository(tables.newEm());
  });
});

describe("PostgreSQL matching", () => {
  readsForMatching(async () => {
    await tables.fill();
    await insertRows(tables.newEm(), "trade_show", [toTradeShowRow(ces, now)]);
    const matching = createPostgresMatchingRepository(tables.newEm());
    return { quotes: newRepository(), matching };
  });
});

describe("PostgreSQL quote requests", () => {
  keepsQuoteRequests(open);
  listsQuoteRequests(open);

  it("readFigures() counts no request as due soon while its time to answer is paused", async () => {
    const quotes = await open();
    await quotes.submit({ ...fresh(1), request: pendingRequest });
    await quotes.save({ request: sentRequest });
    const later = new Date(now.getTime() + 60 * 3_600_000);
    expect(await quotes.readFigures(bea, later)).toMatchObject({ openInvitations: 1, dueSoon: 1 });
    await runSql(tables.newEm(), "update quote_promise set paused_since = $1", [now]);
    expect(await quotes.readFigures(bea, later)).toMatchObject({ openInvitations: 1, dueSoon: 0 });
  });

  it("save() of a brief gives earlier versions what they lack from the request as it was [R21] [W21]", async () => {
    const quotes = await open();
    const first = fresh(1);
    await quotes.submit(first);
    const { request } = first;
    await runSql(
      tables.newEm(),
      "insert into brief_version (quote_request_id, version, booth_size, service_type, created_at) values ($1, 1, 'a', 'b', $2)",
      [request.id, now],
    );
    const edited = { ...request, budget: "150000+", venue: "Moscone Center", briefVersion: 2 };
    await quotes.save({ request: edited, briefVersions: [briefVersionOf(edited, now)] });
    const stored = await newRepository().listBriefVersions(request.id);
    expect(stored.map(({ budget }) => budget)).toEqual([request.budget, "150000+"]);
    expect(stored.map(({ venue }) => venue)).toEqual([request.venue, "Moscone Center"]);
    expect(stored[0]).toMatchObject({ eventDate: request.eventDate, industry: request.industry });
  });

  it("a search that was counted finds the same as one that was not, also what has come since, in every order", async () => {
    const quotes = await open();
    const receive = (number: number, facts: Partial<QuoteRequest>) => {
      const { request, ...rest } = fresh(number);
      return quotes.submit({ ...rest, messages: [], request: { ...request, ...facts } });
    };
    const [priority, eventDay] = ["high", "2027-01-06"] as const;
    await receive(1, { company: "Zephyr North", priority });
    await receive(2, { company: "Zephyr South", eventDay });
    await receive(3, { company: "Zephyr West", eventDay, status: "completed" });
    await receive(4, { company: "Other" });
    const counts = createCountCache<number>();
    const search = (cache = createCountCache<number>()) =>
      createPostgresRequestSearch(tables.newEm(), cache);
    const namesIn = async (finder: AdminRequestSearch, sort: RequestSort) => {
      const wanted = { search: "Zephyr", group: null, sort, offset: 0, limit: 3 };
      return (await finder.search(wanted)).map(({ company }) => company);
    };
    for (const sort of ["newest", "event-date", "priority", "waiting"] as const) {
      const before = await search(counts).count({ search: "Zephyr", group: null, sort });
      expect(before).toBe(sort === "newest" ? 3 : 2);
      expect(await namesIn(search(counts), sort)).toEqual(await namesIn(search(), sort));
    }
    await receive(5, { company: "Zephyr East" });
    const latest = ["Zephyr East", "Zephyr West", "Zephyr South"];
    expect(await namesIn(search(counts), "newest")).toEqual(latest);
  });

  it("a search of requests knows words without their accents [X09]", async () => {
    const quotes = await open();
    const { request, ...rest } = fresh(1);
    const facts = {
      company: "Größe & Łuk Ærø",
      venue: "Messe Düsseldorf",
      tradeShowName: "Şişli Fuarı",
    };
    await quotes.submit({ ...rest, messages: [], request: { ...request, ...facts } });
    const finder = createPostgresRequestSearch(tables.newEm());
    for (const search of ["grosse", "GRÖSSE", "luk aero", "dusseldorf", "sisli fuari", "æ"]) {
      const wanted = { search, group: null, sort: "newest" as const };
      expect([search, await finder.count(wanted)]).toEqual([search, 1]);
      expect(await finder.search({ ...wanted, offset: 0, limit: 3 })).toHaveLength(1);
    }
  });

  it("submit() of one key ten times at once makes one request, which the others get", async () => {
    await tables.fill();
    const key = { scope: "visitor", key: "k", bodyHash: "b" };
    const numbers = Array.from({ length: 10 }, (_, number) => number + 1);
    const answers = await Promise.all(
      numbers.map((number) => newRepository().submit(fresh(number, key))),
    );
    const replays = answers.filter((answer) => answer.kind === "replayed");
    expect(replays).toHaveLength(9);
    expect(await count("quote_request")).toBe(1);
    expect(await count("message")).toBe(1);
    const [stored] = await runSql<{ id: string }>(tables.newEm(), "select id from quote_request");
    expect(new Set(replays.map((replay) => replay.requestId))).toEqual(new Set([stored?.id]));
  });

  it("submit() keeps the key as a hash only", async () => {
    const quotes = await open();
    await quotes.submit(fresh(1, { scope: "s", key: "my-key", bodyHash: "b" }));
    const [row] = await runSql<{ key_hash: string }>(
      tables.newEm(),
      "select key_hash from idempotency_key",
    );
    expect(row?.key_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("submit() that fails half-way leaves nothing", async () => {
    const quotes = await open();
    const broken = fresh(1, { scope: "s", key: "k", bodyHash: "b" });
    broken.request = { ...broken.request, company: "" };
    await expect(quotes.submit(broken)).rejects.toThrow("company_length");
    for (const table of ["quote_request", "idempotency_key", "receipt", "message"]) {
      expect(await count(table)).toBe(0);
    }
  });

  it("submit() waits for the database four times: begin, what it reads, what it writes, commit", async () => {
    await tables.fill();
    const log: string[] = [];
    const orm = openDatabase(tables.url, {
      applicationName: "boothwright test",
      onPool: (pool) => pool.on("connect", (client) => watchQueries(client, log)),
    });
    const submit = (number: number) =>
      createPostgresQuoteRequestRepository(orm.em.fork()).submit(
        fresh(number, { scope: "s", key: `${number}`, bodyHash: "b" }),
      );
    await submit(1);
    log.length = 0;
    await submit(2);
    await orm.close();
    expect(log.filter((each) => each === "sent").length).toBeGreaterThan(8);
    expect(log.join(" ").match(/sent answered/g)).toHaveLength(4);
  });

  it("submit() queues the deliveries in its own transaction", async () => {
    await tables.fill();
    const queued: MessageId[] = [];
    let seenByOthers = -1;
    const quotes = createPostgresQuoteRequestRepository(tables.newEm(), async (em, ids) => {
      expect(em.isInTransaction()).toBe(true);
      seenByOthers = await count("message");
      queued.push(...ids);
    });
    const { messages, ...rest } = fresh(1);
    await quotes.submit({ ...rest, messages });
    expect(queued).toEqual(messages.map(({ id }) => id));
    expect(seenByOthers).toBe(0);
    const failing = createPostgresQuoteRequestRepository(tables.newEm(), () =>
      Promise.reject(new Error("no queue")),
    );
    await expect(failing.submit(fresh(2))).rejects.toThrow("no queue");
    expect(await count("quote_request")).toBe(1);
  });

  it("save() writes no second letter with the same key, and queues none", async () => {
    const quotes = await open();
    const first = fresh(1);
    await quotes.submit(first);
    const [letter] = first.messages;
    if (!letter) throw new Error("The example has a letter");
    const again = { ...letter, id: requestId(9) as string as MessageId };
    const queued: MessageId[] = [];
    const other = createPostgresQuoteRequestRepository(tables.newEm(), async (_, ids) => {
      queued.push(...ids);
    });
    await other.save({ request: first.request, messages: [again] });
    expect(await count("message")).toBe(1);
    expect(queued).toEqual([]);
  });

  it("listBriefVersions() gives versions without a budget that of the one before, the first ones the next [R21]", async () => {
    const quotes = await open();
    await quotes.submit({ ...fresh(1), request: pendingRequest });
    const versionOf = (version: number, budget: string | null) => ({
      ...briefVersionOf({ ...pendingRequest, budget }, now),
      version,
    });
    const budgets = [null, "35000-75000", null, "75000-150000", null];
    const briefVersions = budgets.map((budget, index) => versionOf(index + 1, budget));
    await quotes.save({ request: { ...pendingRequest, briefVersion: 5 }, briefVersions });
    const listed = await quotes.listBriefVersions(pendingRequest.id);
    expect(listed.map(({ budget }) => budget)).toEqual([
      "35000-75000",
      "35000-75000",
      "35000-75000",
      "75000-150000",
      "75000-150000",
    ]);
    expect(briefEdits(listed).map(({ changes }) => changes.length)).toEqual([0, 1, 0, 0]);
  });

  it("save() of one version at the same time succeeds once, the other is stale", async () => {
    const quotes = await open();
    await quotes.submit(fresh(1));
    const { request } = fresh(1);
    const saves = await Promise.allSettled(
      ["mine", "yours"].map((notes) => newRepository().save({ request: { ...request, notes } })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = saves.find((save) => save.status === "rejected");
    expect(lost?.reason).toBeInstanceOf(StaleWriteError);
  });

  it("save() of two first responses of one builder at once keeps one, the other is stale", async () => {
    const quotes = await open();
    await quotes.submit({ ...fresh(1), request: pendingRequest });
    await quotes.save({ request: sentRequest });
    const request = { ...sentRequest, version: 2 };
    const duplicate = { ...beasResponse, id: requestId(8) as string as QuoteResponseId };
    const saves = await Promise.allSettled(
      [beasResponse, duplicate].map((response) =>
        newRepository().save({ request, responses: [response] }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await count("quote_response")).toBe(1);
  });

  it("save() calls a second live response of one builder stale", async () => {
    const request = await openAnswered();
    const duplicate = { ...beasResponse, id: requestId(8) as string as QuoteResponseId };
    const save = newRepository().save({ request, responses: [duplicate] });
    await expect(save).rejects.toThrow(StaleWriteError);
  });

  it("save() takes a new response together with the end of the one before", async () => {
    const request = await openAnswered();
    const duplicate = { ...beasResponse, id: requestId(8) as string as QuoteResponseId };
    const over = { ...beasResponse, status: "expired" as const };
    await newRepository().save({ request, responses: [duplicate, over] });
    expect((await newRepository().findCase(request.id))?.responses).toHaveLength(3);
  });

  it("save() calls a second accepted response of one request stale", async () => {
    const request = await openAnswered();
    const accepted = { ...beasResponse, status: "accepted" as const };
    await newRepository().save({ request, responses: [accepted] });
    const second = { ...carlsResponse, status: "accepted" as const };
    const save = newRepository().save({
      request: { ...request, version: 4 },
      responses: [second],
    });
    await expect(save).rejects.toThrow(StaleWriteError);
  });

  it("save() keeps every version of an offer", async () => {
    const request = await openAnswered();
    const revised = { ...beasResponse, revision: 2, quotedAmount: 1_00 };
    await newRepository().save({ request, responses: [revised] });
    const versions = await runSql<{ revision: number; quoted_amount: number }>(
      tables.newEm(),
      "select revision, quoted_amount from quote_response_version where quote_response_id = $1 order by revision",
      [beasResponse.id],
    );
    expect(versions).toEqual([
      { revision: 1, quoted_amount: beasResponse.quotedAmount },
      { revision: 2, quoted_amount: 100 },
    ]);
  });

  it("save() ends a message and remembers who did what", async () => {
    const quotes = await open();
    const { request, messages, ...rest } = fresh(1);
    await quotes.submit({ request, messages, ...rest });
    const [message] = messages;
    if (!message) throw new Error("The example has a letter");
    await quotes.save({
      request,
      endedMessage: { ...message, attempts: 1, state: "sent", endedAt: now },
      audit: { actorId: ada.id, action: "assign", detail: { added: [bea] } },
    });
    const [stored] = await listMessages(tables.newEm(), { limit: 1 });
    expect(stored).toMatchObject({ state: "sent", attempts: 1, endedAt: now });
    const events = await runSql(
      tables.newEm(),
      "select actor_id, action, object_kind, object_id, detail from audit_event",
    );
    expect(events).toEqual([
      {
        actor_id: ada.id,
        action: "assign",
        object_kind: "quote-request",
        object_id: request.id,
        detail: { added: [bea] },
      },
    ]);
  });

  it("expireResponses() and save() at the same time never undo each other", async () => {
    const request = await openAnswered();
    const accepted = { ...beasResponse, status: "accepted" as const };
    const [save] = await Promise.allSettled([
      newRepository().save({ request, responses: [accepted] }),
      newRepository().expireResponses(beasResponse.validUntil),
    ]);
    const stored = await newRepository().findCase(request.id);
    const status = stored?.responses.find(({ id }) => id === beasResponse.id)?.status;
    expect(status).toBe(save.status === "fulfilled" ? "accepted" : "expired");
  });

  it("lists begin at the first page for text that is no cursor", async () => {
    const quotes = await open();
    for (const number of [1, 2, 3]) await quotes.submit(fresh(number));
    const first = await quotes.listOfUser(ada.id, { limit: 2, after: null });
    expect(first.next).toMatch(/^[\w-]+$/);
    for (const after of ["", "nonsense", "\u0000", btoa("yesterday|1"), btoa("2027-01-01|x")]) {
      expect(await quotes.listOfUser(ada.id, { limit: 2, after })).toEqual(first);
    }
  });

  it("lists take one statement, however long the page", async () => {
    const quotes = await open();
    for (const number of [1, 2, 3]) {
      await quotes.submit(fresh(number));
      const { request } = fresh(number);
      await quotes.save({ request: { ...sentRequest, ...request, ...sentFacts } });
    }
    const pool = await tables.orm.em.getConnection().getNativeClient();
    const query = pool.query;
    let statements = 0;
    pool.query = ((...given: Parameters<typeof query>) => {
      statements += 1;
      return query.apply(pool, given);
    }) as typeof query;
    const page = await quotes.listAssigned(carl, { limit: 10, after: null });
    pool.query = query;
    expect(page.items.map(({ invitations }) => invitations.length)).toEqual([2, 2, 2]);
    expect(statements).toBe(1);
  });
});

const sentFacts = {
  assignedBuilders: sentRequest.assignedBuilders,
  assignmentDate: sentRequest.assignmentDate,
  invitations: sentRequest.invitations,
  status: sentRequest.status,
};
