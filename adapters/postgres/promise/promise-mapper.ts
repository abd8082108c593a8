import type { LedgerRow } from "../../../domain/promise/ledger/promise-event.ts";
import type { PromisePolicy } from "../../../domain/promise/promise-policy.ts";
import type {
  ClockedTargets,
  QuotePromise,
  Target,
} from "../../../domain/promise/quote-promise.ts";
import { type PromiseEventRow, PromiseEventTable } from "../schema/promise/promise-event.ts";
import { type PromisePolicyRow, PromisePolicyTable } from "../schema/promise/promise-policy.ts";
import {
  type QuotePromiseRow,
  QuotePromiseTable,
  type StoredTarget,
  type StoredTargets,
} from "../schema/promise/quote-promise.ts";
import { rowCodec } from "../sql/row-codec.ts";
import type { JsonRow } from "../sql/stored-row.ts";

const promises = rowCodec<QuotePromiseRow>(QuotePromiseTable);

export function toQuotePromise(row: JsonRow<QuotePromiseRow>): QuotePromise {
  const { firstTarget, allTarget, otherClock, ...promise } = promises.toRecord(row);
  return {
    ...promise,
    first: toTarget(firstTarget),
    all: toTarget(allTarget),
    otherClock: toTargets(otherClock),
  };
}

export function toQuotePromiseRow({
  first,
  all,
  otherClock,
  ...promise
}: QuotePromise): QuotePromiseRow {
  return promises.toRow({
    ...promise,
    firstTarget: asStored(first),
    allTarget: asStored(all),
    otherClock: asStored(otherClock),
  });
}

function toTargets({ firstDueAt, allDueAt, first, all }: StoredTargets): ClockedTargets {
  return {
    firstDueAt: new Date(firstDueAt),
    allDueAt: new Date(allDueAt),
    first: toTarget(first),
    all: toTarget(all),
  };
}

function toTarget(stored: StoredTarget): Target {
  const { at, exclusion } = stored;
  return {
    ...stored,
    at: at && new Date(at),
    exclusion: exclusion && { ...exclusion, at: new Date(exclusion.at) },
  } as Target;
}

/** As JSON has it: instants are texts. */
function asStored(target: Target): StoredTarget;
function asStored(targets: ClockedTargets): StoredTargets;
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const policies = rowCodec<PromisePolicyRow>(PromisePolicyTable);

export function toPromisePolicy(row: JsonRow<PromisePolicyRow>): PromisePolicy {
  const { validFrom, ...policy } = policies.toRecord(row);
  return { ...policy, from: validFrom };
}

const events = rowCodec<PromiseEventRow>(PromiseEventTable);

export function toLedgerRow(row: JsonRow<PromiseEventRow>): LedgerRow & { number: number } {
  return events.toRecord(row);
}

export function toPromiseEventRow(row: LedgerRow): Omit<PromiseEventRow, "number"> {
  const { number: _, ...columns } = events.toRow({ ...row, number: 0 });
  return columns;
}
