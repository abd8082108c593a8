import { randomUUID } from "node:crypto";
import type { Message } from "../../domain/messages/ports.ts";
import {
  type AnsweredCase,
  endOf,
  followPromise,
  isOver,
  type PromiseCase,
  refuseOutdated,
} from "../../domain/promise/evaluation/follow-promise.ts";
import { chainRows, rootOfSeal } from "../../domain/promise/ledger/ledger-chain.ts";
import type { LedgerRow, PromiseStep } from "../../domain/promise/ledger/promise-event.ts";
import {
  addFigures,
  figuresOf,
  type PromiseFigures,
} from "../../domain/promise/ledger/promise-figures.ts";
import type {
  LedgerSeal,
  PromiseLedger,
  PromisePolicies,
  PromiseQueue,
  PromiseRepository,
} from "../../domain/promise/ports.ts";
import {
  defaultPromiseParams,
  type PromiseMode,
  type PromisePolicy,
} from "../../domain/promise/promise-policy.ts";
import {
  isExcludedByAdmin,
  type LedgerId,
  type PromiseStanding,
  type QuotePromise,
  queuedStandings,
} from "../../domain/promise/quote-promise.ts";
import { receivedEvent, startPromise } from "../../domain/promise/start-promise.ts";
import type { QuoteChange } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteRequestId } from "../../domain/shared/id.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";
import { sha256 } from "../system/signer.ts";
import { pageOf } from "./page-of.ts";

export type MemoryPromises = ReturnType<typeof createMemoryPromises>;

/**
 * In-memory promises, policies and ledger for tests. `outbox` may be shared with other repositories
 * that write messages.
 */
export function createMemoryPromises(outbox: Message[] = []) {
  const first: PromisePolicy = {
    version: 1,
    from: new Date(0),
    setBy: null,
    params: defaultPromiseParams,
  };
  const versions = [first];
  const promises = new Map<QuoteRequestId, QuotePromise>();
  const rows: LedgerRow[] = [];
  const seals: (LedgerSeal & { until: number })[] = [];
  let readCase: (id: QuoteRequestId) => AnsweredCase | null = () => null;

  function store({ promise, events }: PromiseStep) {
    promises.set(promise.quoteRequestId, structuredClone(promise));
    const { ledgerId, policyVersion } = promise;
    const last = rows.findLast((row) => row.ledgerId === ledgerId) ?? null;
    rows.push(...chainRows(events, { ledgerId, policyVersion, last }, sha256));
  }

  function find(id: QuoteRequestId): PromiseCase | null {
    const promise = promises.get(id);
    const found = readCase(id);
    const policy = versions.find(({ version }) => version === promise?.policyVersion);
    if (!promise || !found || !policy) return null;
    const { mode } = (versions.at(-1) ?? first).params;
    const params = { ...policy.params, mode };
    return structuredClone({ ...found, promise, policy: { ...policy, params } });
  }

  /** The numbers of the promise's policy, with the current mode. */
  function paramsOf(id: QuoteRequestId) {
    const version = promises.get(id)?.policyVersion;
    const policy = versions.find((each) => each.version === version);
    return policy && { ...policy.params, mode: (versions.at(-1) ?? first).params.mode };
  }

  const repository: PromiseRepository = {
    find: async (id) => find(id),
    listPolicies: async (ids) =>
      ids.flatMap((id) => {
        const found = find(id);
        if (!found) return [];
        const { quotesWanted, pausedSince, all } = found.promise;
        const { params } = found.policy;
        return [{ quoteRequestId: id, params, quotesWanted, pausedSince, all }];
      }),
    async listDue(now, limit) {
      return [...promises.values()]
        .flatMap(({ quoteRequestId: id, nextEvaluationAt: at }) => (at ? [{ id, at }] : []))
        .filter(({ at }) => at <= now)
        .sort((one, other) => one.at.getTime() - other.at.getTime())
        .slice(0, limit)
        .map(({ id }) => id);
    },
    async change(id, decide) {
      const found = find(id);
      if (!found) return null;
      const step = decide(found);
      if (!step) return found.promise;
      store(step);
      for (const message of step.messages ?? []) {
        const known = outbox.some((one) => one.dedupeKey && one.dedupeKey === message.dedupeKey);
        if (!known) outbox.push(structuredClone(message));
      }
      return step.promise;
    },
    async noteLook({ promise, request }, look) {
      const stored = promises.get(request.id);
      const isSame =
        stored?.nextEvaluationAt?.getTime() === promise.nextEvaluationAt?.getTime() &&
        stored?.pausedSince?.getTime() === promise.pausedSince?.getTime() &&
        stored?.proposalVersion === promise.proposalVersion &&
        stored.missesClosed === promise.missesClosed &&
        readCase(request.id)?.request.version === request.version;
      if (stored && isSame) promises.set(request.id, structuredClone({ ...stored, ...look }));
    },
    listReceived: async (since, limit) =>
      [...promises.values()]
        .flatMap(({ receivedAt, outlook }) =>
          receivedAt >= since && outlook && outlook.fitting !== null
            ? { receivedAt, fitting: outlook.fitting }
            : [],
        )
        .sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
        .slice(0, limit),
  };

  const queue: PromiseQueue = {
    async list(standing, page) {
      const wanted: readonly PromiseStanding[] = standing ? [standing] : queuedStandings;
      const found = queued(wanted).flatMap((promise) => {
        const one = find(promise.quoteRequestId);
        if (!one) return [];
        return [{ promise: one.promise, request: one.request, params: one.policy.params }];
      });
      return pageOf(found, page, ({ promise }) => promise.quoteRequestId);
    },
    async counts() {
      const count = (standing: PromiseStanding) => queued([standing]).length;
      const [waiting, atRisk] = [count("waiting"), count("at-risk")];
      return { waiting, "at-risk": atRisk, missed: count("missed"), paused: count("paused") };
    },
  };
  const queued = (standings: readonly PromiseStanding[]) =>
    [...promises.values()]
      .filter(({ standing }) => standings.includes(standing))
      .sort(
        (one, other) =>
          (one.lookAgainAt ?? one.allDueAt).getTime() -
            (other.lookAgainAt ?? other.allDueAt).getTime() ||
          (one.quoteRequestId < other.quoteRequestId ? -1 : 1),
      );

  const policies: PromisePolicies = {
    current: async () => structuredClone(versions.at(-1) ?? first),
    list: async () => structuredClone(versions.toReversed()),
    async replace(seen, policy) {
      if (versions.at(-1)?.version !== seen) throw new StaleWriteError("promise policy");
      versions.push(structuredClone({ ...policy, version: seen + 1 }));
      return structuredClone({ ...policy, version: seen + 1 });
    },
  };

  const ledger: PromiseLedger = {
    ofRequest: async (ledgerId) => rows.filter((row) => row.ledgerId === ledgerId),
    async page(after, limit) {
      const open = [...promises.values()].filter((promise) => !isOver(promise));
      return rows
        .map((row, index) => ({ ...row, number: index + 1 }))
        .slice(after, after + limit)
        .map(({ number, ...row }) => {
          const { ledgerId, seq, prevHash, hash } = row;
          const isOpen = open.some((promise) => promise.ledgerId === ledgerId);
          return isOpen ? { number, ledgerId, seq, prevHash, hash } : { number, ...row };
        });
    },
    async figuresSince(day) {
      const since = new Date(day);
      return rows
        .filter(({ kind, at }) => kind === "received" && at >= since)
        .map(({ ledgerId }) => figuresOf(rows.filter((row) => row.ledgerId === ledgerId)))
        .reduce<PromiseFigures>((sum, more) => addFigures(sum, more), {});
    },
    seals: async () => seals.map(({ until: _, ...seal }) => seal),
    async seal(day) {
      const last = seals.at(-1);
      if (last && last.day >= day) return;
      const fresh = rows.slice(last?.until ?? 0);
      const prevRoot = last?.root ?? "";
      const hashes = fresh.map(({ hash }) => hash);
      const root = rootOfSeal(prevRoot, hashes, sha256);
      seals.push({ day, events: fresh.length, root, prevRoot, until: rows.length });
    },
  };

  return {
    repository,
    policies,
    ledger,
    queue,
    read: (id: QuoteRequestId) => structuredClone(promises.get(id) ?? null),
    paramsOf,
    /** Whether another builder could join by themselves, as of the last evaluation. */
    hasFreeSeat(id: QuoteRequestId): boolean {
      const found = find(id);
      const outlook = found?.promise.outlook;
      if (!found || !outlook || endOf(found) || isExcludedByAdmin(found.promise)) return false;
      const { pausedSince, quotesWanted } = found.promise;
      const { mode, seats, quotesPromised } = found.policy.params;
      if (mode === "off" || pausedSince !== null || quotesWanted === 0) return false;
      const wanted = Math.max(quotesPromised, quotesWanted ?? 0);
      return outlook.working < seats && outlook.countable < wanted;
    },
    /** Stores a policy version with this mode. */
    setMode(mode: PromiseMode) {
      const { version, params } = versions.at(-1) ?? first;
      versions.push({
        version: version + 1,
        from: new Date(0),
        setBy: null,
        params: { ...params, mode },
      });
    },
    /** Sets the function that requests and answers are read with. */
    connect(read: (id: QuoteRequestId) => AnsweredCase | null) {
      readCase = read;
    },
    begin(request: QuoteRequest, timeZone: string | null) {
      const policy = versions.at(-1) ?? first;
      const ledgerId = randomUUID() as string as LedgerId;
      const promise = startPromise({ request, ledgerId, policy, timeZone });
      store({ promise, events: [receivedEvent(promise, policy)] });
    },
    /** Runs `save` and updates the request's promise and ledger by the difference. */
    followSave({ request: { id }, decidedBy, pauseEnd }: QuoteChange, save: () => void) {
      const before = find(id);
      if (before) refuseOutdated(before.promise, decidedBy);
      save();
      const after = readCase(id);
      if (before && after) store(followPromise(before, structuredClone(after), pauseEnd));
    },
  };
}
