import { beforeEach, expect, it } from "vitest";
import { hashOfRow, rootOfSeal } from "../../domain/promise/ledger/ledger-chain.ts";
import { pausePromise } from "../../domain/promise/pause-promise.ts";
import type {
  PromiseLedger,
  PromisePolicies,
  PromiseQueue,
  PromiseRepository,
} from "../../domain/promise/ports.ts";
import {
  adminExclusions,
  type ExclusionReason,
  type PromiseLook,
  type PromiseOutlook,
  type QuotePromise,
  type Target,
} from "../../domain/promise/quote-promise.ts";
import {
  beasResponse,
  carl,
  invitation,
  now,
  pendingRequest,
} from "../../domain/quotes/examples.ts";
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteRequestId, ReceiptId, UserId } from "../../domain/shared/id.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";
import { sha256 } from "../system/signer.ts";

type Store = {
  quotes: QuoteRequestRepository;
  promises: PromiseRepository;
  policies: PromisePolicies;
  ledger: PromiseLedger;
  queue: PromiseQueue;
};

const after = (hours: number) => new Date(pendingRequest.createdAt.getTime() + hours * hourMs);
const excludedAs = (reason: ExclusionReason): Target => {
  const exclusion = { reason, at: after(3), by: null };
  return { outcome: "excluded", at: after(3), count: 0, exclusion };
};
const missedAt = (hours: number): Target => {
  return { outcome: "missed", at: after(hours), count: 2, exclusion: null };
};
const bea = beasResponse.builderId;
const requestIdOf = (end: string) => `0190c000-0000-7000-8000-0000000000${end}` as QuoteRequestId;

/**
 * Contract of `PromiseRepository`. `open` gives one without any request that knows the example people and builders. Lists
 * in memory have no order of deadlines.
 */
export function keepsPromises(open: () => Promise<Store>, isInMemory = false) {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  let receipts = 0;
  async function submit(request: QuoteRequest = pendingRequest) {
    receipts += 1;
    const id = `0190e000-0000-7000-8000-${String(receipts).padStart(12, "0")}` as ReceiptId;
    const receipt = { id, expiresAt: after(720) };
    await store.quotes.submit({ request, receipt, messages: [], idempotency: null });
    return find(request.id);
  }
  async function find(id: QuoteRequestId = pendingRequest.id) {
    const found = await store.promises.find(id);
    if (!found) throw new Error("The request has no promise");
    return found;
  }
  const kinds = async () => {
    const { promise } = await find();
    return (await store.ledger.ofRequest(promise.ledgerId)).map(({ kind }) => kind);
  };

  it("a case that an admin keeps trying is listed and counted, and comes when they want to see it again [W11]", async () => {
    const standing = "missed";
    const place = async (end: string, facts: Partial<QuotePromise>) => {
      const id = requestIdOf(end);
      await submit({ ...pendingRequest, id });
      await store.promises.change(id, (found) => ({
        promise: { ...found.promise, standing, ...facts },
        events: [],
      }));
      return id;
    };
    const tried = await place("31", { allDueAt: after(40), lookAgainAt: after(72) });
    const fresh = await place("32", { allDueAt: after(48) });
    const late = await place("33", { allDueAt: after(80) });
    const listed: QuoteRequestId[] = [];
    let next: string | null = null;
    do {
      const page = await store.queue.list(standing, { limit: 1, after: next });
      listed.push(...page.items.map(({ promise }) => promise.quoteRequestId));
      next = page.next;
    } while (next);
    expect(listed).toEqual([fresh, tried, late]);
    expect(await store.queue.counts()).toMatchObject({ missed: 3 });
    const { promise } = await find(tried);
    expect(promise).toMatchObject({ lookAgainAt: after(72), missesClosed: 0 });
  });

  it("an evaluation that found nothing to do doesn't reopen a case closed meanwhile [W11]", async () => {
    const before = await submit();
    await store.promises.change(pendingRequest.id, (found) => ({
      promise: { ...found.promise, missesClosed: 1 },
      events: [],
    }));
    const look = { outlook: null, standing: "missed", nextEvaluationAt: null } as const;
    await store.promises.noteLook(before, look);
    expect((await find()).promise.standing).toBe("on-track");
  });

  it("listPolicies() has the numbers of each request, with the mode of today, and whether it is paused or excluded", async () => {
    const { promise, policy } = await submit();
    const { version, params } = policy;
    const seen = { from: after(1), setBy: null };
    await store.policies.replace(version, {
      ...seen,
      params: { ...params, seats: 9, mode: "auto" },
    });
    const stranger = requestIdOf("99");
    const list = () => store.promises.listPolicies([promise.quoteRequestId, stranger]);
    const { quoteRequestId, all } = promise;
    const listed = { quoteRequestId, params: { ...params, mode: "auto" }, quotesWanted: null };
    expect(await list()).toEqual([{ ...listed, pausedSince: null, all }]);
    const changed = { quotesWanted: 0, pausedSince: after(2), all: excludedAs("spam") };
    await store.promises.change(quoteRequestId, (found) => ({
      promise: { ...found.promise, ...changed },
      events: [],
    }));
    expect(await list()).toEqual([{ ...listed, ...changed }]);
    expect(await store.promises.listPolicies([])).toEqual([]);
  });

  if (!isInMemory) {
    it("a builder's open requests are in the order of the deadlines that it reads, also after a pause and over pages [W05]", async () => {
      const asked = (end: string, respondBy: number): QuoteRequest => ({
        ...pendingRequest,
        id: requestIdOf(end),
        status: "quotes_sent",
        assignedBuilders: [bea],
        invitations: [invitation(bea, { respondBy: after(respondBy) })],
      });
      // the exhibitors were promised all quotes after 48 hours
      const [welcomeLater, dueBefore, paused] = [asked("01", 90), asked("02", 60), asked("03", 50)];
      for (const request of [welcomeLater, dueBefore, paused]) {
        await submit(request);
        await store.quotes.save({ request });
      }
      const moveTo = (id: QuoteRequestId, hours: number) =>
        store.promises.change(id, (found) => ({
          promise: { ...found.promise, allDueAt: after(hours) },
          events: [],
        }));
      await moveTo(dueBefore.id, 49);
      await moveTo(paused.id, 70);
      const only = { standing: "waiting", now: after(1) } as const;
      const listed: QuoteRequestId[] = [];
      let page = await store.quotes.listAssigned(bea, { limit: 1, after: null }, only);
      for (
        ;
        page.next;
        page = await store.quotes.listAssigned(bea, { limit: 1, after: page.next }, only)
      ) {
        listed.push(...page.items.map(({ id }) => id));
      }
      listed.push(...page.items.map(({ id }) => id));
      // due after 48, 49 and 50 hours
      expect(listed).toEqual([welcomeLater.id, dueBefore.id, paused.id]);
    });
  }

  it("a request gets its promise with the transaction that stores it, and the ledger its first row", async () => {
    const { promise, policy, request } = await submit();
    expect(promise).toMatchObject({
      quoteRequestId: pendingRequest.id,
      policyVersion: policy.version,
      receivedAt: pendingRequest.createdAt,
      firstDueAt: after(24),
      allDueAt: after(48),
      first: { outcome: "open", at: null, count: 0, exclusion: null },
      nextEvaluationAt: pendingRequest.createdAt,
    });
    expect(policy).toEqual(await store.policies.current());
    expect(request.id).toBe(pendingRequest.id);
    expect(await kinds()).toEqual(["received"]);
    expect(promise.ledgerId).not.toBe(pendingRequest.id);
  });

  it("each save writes what it did to the ledger, as one chain whose hashes anyone can recompute", async () => {
    const { request } = await submit();
    const invitations = [invitation(bea), invitation(carl, { delivery: "queued" })];
    const invited = { ...request, invitations, assignedBuilders: [bea, carl], updatedAt: after(1) };
    await store.quotes.save({ request: invited });
    const { request: again } = await find();
    const responses = [{ ...beasResponse, createdAt: after(5), updatedAt: after(5) }];
    await store.quotes.save({ request: { ...again, updatedAt: after(5) }, responses });

    const { promise } = await find();
    const rows = await store.ledger.ofRequest(promise.ledgerId);
    expect(rows.map(({ seq, kind, actor }) => [seq, kind, actor])).toEqual([
      [1, "received", "exhibitor"],
      [2, "invited", "admin"],
      [3, "invited", "admin"],
      [4, "delivered", "system"],
      [5, "quoted", "builder 1"],
    ]);
    expect(rows.at(-1)?.detail).toEqual({ builder: 1, afterHours: 5 });
    for (const [index, row] of rows.entries()) {
      expect(row.prevHash).toBe(rows[index - 1]?.hash ?? "");
      expect(row.hash).toBe(hashOfRow(row, sha256));
      expect(row.at.getTime() % hourMs).toBe(0);
    }
    expect(promise.nextEvaluationAt).toEqual(after(5));
  });

  it("a save that was decided by an earlier promise is refused, and writes nothing", async () => {
    const { promise: seen, request } = await submit();
    await store.promises.change(request.id, ({ promise }) => ({
      promise: { ...promise, quotesWanted: 0 },
      events: [],
    }));
    const changed = { ...request, notes: "Decided before", updatedAt: after(1) };
    const late = store.quotes.save({ request: changed, decidedBy: seen });
    await expect(late).rejects.toThrow(StaleWriteError);
    const now = await find();
    expect([now.request.notes, now.request.version]).toEqual([request.notes, request.version]);
    await store.quotes.save({ request: changed, decidedBy: now.promise });
    expect((await find()).request.notes).toBe("Decided before");
  });

  it("a save that ends a pause moves what is open, keeps the pause, and writes it to the ledger", async () => {
    const { promise, request } = await submit();
    await store.promises.change(request.id, (found) =>
      pausePromise(found.promise, "The size is missing", after(1)),
    );
    const { promise: paused } = await find();
    await store.quotes.save({
      request: { ...request, updatedAt: after(5) },
      decidedBy: paused,
      pauseEnd: { at: after(4), by: "system" },
    });
    expect((await find()).promise).toMatchObject({
      pausedSince: null,
      pausedMs: 3 * hourMs,
      nextEvaluationAt: after(5),
      pauses: [{ from: after(1), until: after(4) }],
      allDueAt: new Date(promise.allDueAt.getTime() + 3 * hourMs),
    });
    expect(await kinds()).toEqual(["received", "paused", "resumed"]);
    const { request: stored } = await find();
    const pauseEnd = { at: after(6), by: "admin" } as const;
    const again = store.quotes.save({ request: stored, decidedBy: paused, pauseEnd });
    await expect(again).rejects.toThrow(StaleWriteError);
  });

  it("closing settles what is open, and a settled target stays as it is when the request is reopened", async () => {
    const { request } = await submit();
    const closedAt = after(3);
    const closed = { ...request, status: "cancelled", closedAt, updatedAt: closedAt } as const;
    await store.quotes.save({ request: closed });
    const { promise, request: stored } = await find();
    const excluded = { outcome: "excluded", at: closedAt, count: 0 };
    expect(promise).toMatchObject({ first: excluded, all: excluded, nextEvaluationAt: null });
    expect(promise.otherClock).toMatchObject({ first: excluded, all: excluded });
    expect(await kinds()).toEqual(["received", ...Array(4).fill("excluded")]);

    const reopened = { ...stored, status: "pending", closedAt: null, updatedAt: after(4) } as const;
    await store.quotes.save({ request: reopened });
    expect((await find()).promise).toMatchObject({ first: excluded, all: excluded });
  });

  it("change() stores what is decided, and leaves all as it is when nothing is", async () => {
    const { promise } = await submit();
    const later = after(2);
    const changed = await store.promises.change(pendingRequest.id, (found) => ({
      promise: { ...found.promise, nextEvaluationAt: later },
      events: [{ at: later, kind: "told", actor: "system", detail: { notice: "few" } }],
    }));
    expect(changed?.nextEvaluationAt).toEqual(later);
    expect((await find()).promise).toEqual({ ...promise, nextEvaluationAt: later });
    expect(await kinds()).toEqual(["received", "told"]);
    await store.promises.change(pendingRequest.id, () => null);
    expect(await kinds()).toEqual(["received", "told"]);
    const nobodys = "0190c000-0000-7000-8000-0000000000ff" as QuoteRequestId;
    expect(await store.promises.change(nobodys, () => null)).toBeNull();
    expect(await store.promises.find(nobodys)).toBeNull();
  });

  it("listDue() has what is to be looked at, the longest due first", async () => {
    await submit();
    const second = "0190c000-0000-7000-8000-000000000002" as QuoteRequestId;
    await submit({ ...pendingRequest, id: second, createdAt: after(-1) });
    const { listDue } = store.promises;
    expect(await listDue(now, 10)).toEqual([second, pendingRequest.id]);
    expect(await listDue(now, 1)).toEqual([second]);
    expect(await listDue(after(-0.5), 10)).toEqual([second]);
    expect(await listDue(after(-2), 10)).toEqual([]);
  });

  it("replace() stores the next version of the policy once; open requests keep their numbers and get today's mode", async () => {
    await submit();
    const current = await store.policies.current();
    const params = { ...current.params, mode: "auto", seats: 9 } as const;
    const next = { from: after(1), setBy: null, params };
    const stored = await store.policies.replace(current.version, next);
    expect(stored).toEqual({ ...next, version: current.version + 1 });
    expect(await store.policies.current()).toEqual(stored);
    const late = store.policies.replace(current.version, next);
    await expect(late).rejects.toThrow(StaleWriteError);
    const { policy } = await find();
    expect([policy.version, policy.params.seats, policy.params.mode]).toEqual([
      current.version,
      current.params.seats,
      "auto",
    ]);
    const { mode } = current.params;
    await store.policies.replace(stored.version, { ...next, params: { ...current.params, mode } });
  });

  const lookOf = (fitting: number | null): PromiseLook => {
    const outlook = {
      at: after(1),
      countable: 0,
      asked: 0,
      working: 0,
      fitting,
      expected: 0.5,
      forecast: { low: 0, median: 1, high: 2 },
      promised: 5,
      state: "few",
      inviting: 0,
      later: { low: 1, high: 2, by: after(50) },
      worksFrom: { at: after(1), timeZone: "America/Chicago" },
      widenings: [{ kind: "budget", upToDollars: 60_000, builders: 2 }],
    } satisfies PromiseOutlook;
    return { outlook, standing: "at-risk", nextEvaluationAt: after(2) };
  };

  it("listReceived() names the latest requests with the builders that fit them [Q41]", async () => {
    const found = await submit();
    const { receivedAt } = found.promise;
    // none was counted yet
    expect(await store.promises.listReceived(receivedAt, 10)).toEqual([]);
    await store.promises.noteLook(found, lookOf(3));
    expect(await store.promises.listReceived(receivedAt, 10)).toEqual([{ receivedAt, fitting: 3 }]);
    expect(await store.promises.listReceived(after(1), 10)).toEqual([]);
    expect(await store.promises.listReceived(receivedAt, 0)).toEqual([]);
  });

  it("listAvailable() has requests at work while a seat is free, unless the promise is off, to builders never asked", async () => {
    const { request } = await submit();
    const invitations = [invitation(carl)];
    const status = "quotes_sent" as const;
    const sent = { ...request, status, assignedBuilders: [carl], invitations };
    await store.quotes.save({ request: { ...sent, assignmentDate: now } });
    const listed = async (builderId = bea) => {
      const to = { userId: requestIdOf("77") as string as UserId, builderId };
      const page = await store.quotes.listAvailable(to, { limit: 10, after: null });
      expect(await store.quotes.countAvailable(to, 10)).toBe(page.items.length);
      return page.items.map(({ id }) => id);
    };
    // not evaluated yet
    expect(await listed()).toEqual([]);
    const note = async (facts: Partial<PromiseOutlook>) => {
      const look = lookOf(3);
      const outlook = look.outlook && { ...look.outlook, ...facts };
      await store.promises.noteLook(await find(), { ...look, outlook });
    };
    const { seats, quotesPromised } = (await find()).policy.params;
    await note({ working: seats - 1 });
    expect([await listed(), await listed(carl)]).toEqual([[request.id], []]);
    await note({ working: seats });
    expect(await listed()).toEqual([]);
    await note({ working: 1, countable: quotesPromised });
    expect(await listed()).toEqual([]);
    await note({ working: 1 });
    const { promise: before } = await find();
    const change = (changed: Partial<QuotePromise>) =>
      store.promises.change(request.id, () => ({ promise: { ...before, ...changed }, events: [] }));
    const excluded = adminExclusions.map((reason) => ({ all: excludedAs(reason) }));
    for (const changed of [{ quotesWanted: 0 }, { pausedSince: now }, ...excluded]) {
      await change(changed);
      expect(await listed()).toEqual([]);
    }
    // all is settled and no builder is at work: it needs builders most
    await change({
      nextEvaluationAt: null,
      standing: "missed",
      first: missedAt(24),
      all: missedAt(48),
    });
    expect(await listed()).toEqual([request.id]);
    // closed in time once, and opened again
    await change({ all: excludedAs("cancelled-before-due") });
    expect(await listed()).toEqual([request.id]);
    const { version, params } = await store.policies.current();
    const off = { from: after(1), setBy: null, params: { ...params, mode: "off" } as const };
    const { version: later } = await store.policies.replace(version, off);
    expect(await listed()).toEqual([]);
    await store.policies.replace(later, { ...off, params });
    expect(await listed()).toEqual([request.id]);
    const { request: open } = await find();
    const accepted = { ...beasResponse, builderId: carl, status: "accepted" } as const;
    await store.quotes.save({ request: open, responses: [accepted] });
    expect(await listed()).toEqual([]);
  });

  it("listAvailable() has requests of every state at work in one order, a page at a time", async () => {
    const states = ["assigned", "quotes_sent", "email_failed", "in-progress", "pending"] as const;
    const ids = states.map((_, index) => requestIdOf(`1${index}`));
    for (const [index, id] of ids.entries()) {
      const createdAt = after(index);
      const { request } = await submit({ ...pendingRequest, id, createdAt });
      const status = states[index] ?? "pending";
      const invitations = status === "pending" ? [] : [invitation(carl)];
      const assignedBuilders = invitations.map(({ builderId }) => builderId);
      await store.quotes.save({ request: { ...request, status, assignedBuilders, invitations } });
      await store.promises.noteLook(await find(id), lookOf(3));
    }
    const to = { userId: requestIdOf("77") as string as UserId, builderId: bea };
    const seen: QuoteRequestId[] = [];
    let next: string | null = null;
    do {
      const page = await store.quotes.listAvailable(to, { limit: 2, after: next });
      seen.push(...page.items.map(({ id }) => id));
      next = page.next;
    } while (next);
    expect(seen).toEqual(ids.toReversed());
    expect(await store.quotes.countAvailable(to, 10)).toBe(5);
    expect(await store.quotes.countAvailable(to, 3)).toBe(3);
  });

  it("noteLook() stores a look that changed nothing, unless the promise or its request was changed since", async () => {
    await submit();
    const look = lookOf(3);
    const found = await find();
    await store.promises.noteLook(found, look);
    expect((await find()).promise).toEqual({ ...found.promise, ...look });
    await store.promises.noteLook(found, { ...look, standing: "on-track" });
    expect((await find()).promise.standing).toBe("at-risk");
    const seen = await find();
    await store.quotes.save({ request: { ...seen.request, updatedAt: after(2) } });
    await store.promises.noteLook(seen, { ...look, standing: "on-track" });
    expect((await find()).promise.standing).toBe("at-risk");
  });

  it("the queue lists the promises that need an admin, the earliest due first, a page at a time", async () => {
    const ids = ["02", "03", "04"].map((end) => requestIdOf(end));
    const standings = ["waiting", "missed", "on-track"] as const;
    for (const [index, id] of ids.entries()) {
      await submit({ ...pendingRequest, id, createdAt: after(-index) });
      const standing = standings[index] ?? "over";
      const invitations = [
        { builderId: bea, points: 61, reasons: [], expected: 0.7, respondBy: after(24) },
      ];
      const proposal = { version: 1, since: after(1), toldAt: after(2), invitations };
      await store.promises.change(id, ({ promise }) => ({
        promise: { ...promise, standing, proposal, proposalVersion: 1, told: ["few"] },
        events: [],
      }));
      const stored = await find(id);
      expect(stored.promise).toMatchObject({ standing, proposal, told: ["few"] });
    }
    const { list, counts } = store.queue;
    const [waiting, missed] = ids;
    const idsOf = (page: Awaited<ReturnType<typeof list>>) =>
      page.items.map(({ promise, request }) => [promise.quoteRequestId, request.id]);
    const first = await list(null, { limit: 1, after: null });
    expect(idsOf(first)).toEqual([[missed, missed]]);
    expect(first.items[0]?.params).toEqual((await store.policies.current()).params);
    const second = await list(null, { limit: 1, after: first.next });
    expect(idsOf(second)).toEqual([[waiting, waiting]]);
    expect(second.next).toBeNull();
    expect(idsOf(await list("waiting", { limit: 9, after: null }))).toEqual([[waiting, waiting]]);
    expect(await counts()).toEqual({ waiting: 1, "at-risk": 0, missed: 1, paused: 0 });

    const { request } = await find(waiting);
    const closed = { ...request, status: "cancelled", closedAt: now, updatedAt: now } as const;
    await store.quotes.save({ request: closed });
    expect(await counts()).toEqual({ waiting: 0, "at-risk": 0, missed: 1, paused: 0 });
    expect((await find(waiting)).promise).toMatchObject({ standing: "over", proposal: null });
  });

  it("of a request with open targets the ledger publishes places and hashes only", async () => {
    const { promise, request } = await submit();
    const [open] = (await store.ledger.page(0, 1000)).filter(
      ({ ledgerId }) => ledgerId === promise.ledgerId,
    );
    expect(open).toEqual({
      number: expect.any(Number),
      ledgerId: promise.ledgerId,
      seq: 1,
      prevHash: "",
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const closed = { ...request, status: "cancelled", closedAt: now, updatedAt: now } as const;
    await store.quotes.save({ request: closed });
    const rows = (await store.ledger.page((open?.number ?? 0) - 1, 1000)).filter(
      ({ ledgerId }) => ledgerId === promise.ledgerId,
    );
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatchObject({ ...open, kind: "received" });
  });

  it("counts requests by the day they came, the same before and after a seal, and when more rows came [Q35]", async () => {
    const figures = (day: string) => store.ledger.figuresSince(day);
    const { promise, policy, request } = await submit();
    const day = promise.receivedAt.toISOString().slice(0, 10);
    const dayAfter = new Date(promise.receivedAt.getTime() + 24 * hourMs).toISOString();
    expect(await figures(day)).toEqual({ received: 1 });
    await store.ledger.seal("2027-01-05");
    expect(await figures(day)).toEqual({ received: 1 });

    const closed = { ...request, status: "cancelled", closedAt: now, updatedAt: now } as const;
    await store.quotes.save({ request: closed });
    const settled = {
      received: 1,
      settled: 1,
      "wall first excluded": 1,
      "wall all excluded": 1,
      "own first excluded": 1,
      "business first excluded": 1,
      "business all excluded": 1,
      "own all excluded": 1,
      "excluded: cancelled-before-due": 1,
      [`policy: ${policy.version}`]: 1,
    };
    expect(await figures(day)).toEqual(settled);
    for (const seal of ["2027-01-06", "2027-01-06", "2027-01-07"]) {
      await store.ledger.seal(seal);
      expect(await figures(day)).toEqual(settled);
      expect(await figures("2026-01-31")).toEqual(settled);
      expect(await figures(dayAfter.slice(0, 10))).toEqual({});
    }
    await submit({ ...pendingRequest, id: requestIdOf("7f"), userId: null });
    const { request: second } = await find(requestIdOf("7f"));
    await store.quotes.save({ request: { ...second, ...closed, id: second.id } });
    const twice = Object.fromEntries(Object.keys(settled).map((name) => [name, 2]));
    expect(await figures(day)).toEqual(twice);
    await store.ledger.seal("2027-01-08");
    expect(await figures(day)).toEqual(twice);
  });

  it("each day has one seal over the rows since the last one, and over that one [Q34]", async () => {
    const known = (await store.ledger.page(0, 1000)).length;
    await submit();
    await store.ledger.seal("2027-01-05");
    await store.ledger.seal("2027-01-05");
    const { request } = await find();
    await store.quotes.save({ request: { ...request, invitations: [invitation(bea)] } });
    await store.ledger.seal("2027-01-06");
    await store.ledger.seal("2027-01-07");

    const rows = await store.ledger.page(0, 1000);
    const seals = await store.ledger.seals();
    expect(seals.map(({ day, events }) => [day, events])).toEqual([
      ["2027-01-05", known + 1],
      ["2027-01-06", 2],
      ["2027-01-07", 0],
    ]);
    let from = 0;
    let prevRoot = "";
    for (const seal of seals) {
      const hashes = rows.slice(from, from + seal.events).map(({ hash }) => hash);
      expect(seal.prevRoot).toBe(prevRoot);
      expect(seal.root).toBe(rootOfSeal(prevRoot, hashes, sha256));
      from += seal.events;
      prevRoot = seal.root;
    }
  });
}
