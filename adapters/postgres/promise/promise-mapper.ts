import { knownWidenings } from "../../../domain/messages/letter-facts.ts";
import type { LedgerRow } from "../../../domain/promise/ledger/promise-event.ts";
import type { PromiseMode, PromisePolicy } from "../../../domain/promise/promise-policy.ts";
import type {
  ClockedTargets,
  InvitationProposal,
  Pause,
  PromiseOutlook,
  QuotePromise,
  Target,
} from "../../../domain/promise/quote-promise.ts";
import { promisedQuotes } from "../../../domain/shared/promised-numbers.ts";
import { type PromiseEventRow, PromiseEventTable } from "../schema/promise/promise-event.ts";
import { type PromisePolicyRow, PromisePolicyTable } from "../schema/promise/promise-policy.ts";
import {
  type QuotePromiseRow,
  QuotePromiseTable,
  type StoredOutlook,
  type StoredProposal,
  type StoredTarget,
  type StoredTargets,
} from "../schema/promise/quote-promise.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";

const promises = rowCodec<QuotePromiseRow>(QuotePromiseTable);

export function toQuotePromise(row: JsonRow<QuotePromiseRow>): QuotePromise {
  const { firstTarget, allTarget, otherClock, outlook, proposal, pauses, ...promise } =
    promises.toRecord(row);
  return {
    ...promise,
    outlook: outlook && toOutlook(outlook),
    proposal: proposal && toProposal(proposal),
    pauses: pauses.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) })),
    first: toTarget(firstTarget),
    all: toTarget(allTarget),
    otherClock: toTargets(otherClock),
  };
}

export function toQuotePromiseRow({
  first,
  all,
  otherClock,
  outlook,
  proposal,
  pauses,
  ...promise
}: QuotePromise): QuotePromiseRow {
  return promises.toRow({
    ...promise,
    firstTarget: asStored(first),
    allTarget: asStored(all),
    otherClock: asStored(otherClock),
    outlook: asStored(outlook),
    proposal: asStored(proposal),
    pauses: asStored(pauses),
  });
}

/** Defaults for fields that outlooks of earlier versions lack. */
const earlierOutlook = { promised: promisedQuotes, state: "on-track", inviting: 0 };

/** Outlooks of earlier versions lack fields, and name changes of the brief that no longer exist. */
function toOutlook({ at, later, worksFrom, widenings, ...outlook }: StoredOutlook): PromiseOutlook {
  return {
    ...earlierOutlook,
    ...outlook,
    widenings: knownWidenings(widenings ?? []),
    at: new Date(at),
    later: later ? { ...later, by: new Date(later.by) } : null,
    worksFrom: worksFrom ? { ...worksFrom, at: new Date(worksFrom.at) } : null,
  };
}

function toTargets({ firstDueAt, allDueAt, first, all }: StoredTargets): ClockedTargets {
  return {
    firstDueAt: new Date(firstDueAt),
    allDueAt: new Date(allDueAt),
    first: toTarget(first),
    all: toTarget(all),
  };
}

export function toTarget(stored: StoredTarget): Target {
  const { at, exclusion } = stored;
  return {
    ...stored,
    at: at && new Date(at),
    exclusion: exclusion && { ...exclusion, at: new Date(exclusion.at) },
  } as Target;
}

function toProposal({
  since,
  toldAt,
  invitations,
  ...proposal
}: StoredProposal): InvitationProposal {
  return {
    ...proposal,
    since: new Date(since),
    toldAt: toldAt ? new Date(toldAt) : null,
    invitations: invitations.map((each) => ({ ...each, respondBy: new Date(each.respondBy) })),
  };
}

/** The stored JSON form: instants become texts. */
export function asStored(target: Target): StoredTarget;
export function asStored(targets: ClockedTargets): StoredTargets;
export function asStored(outlook: PromiseOutlook | null): StoredOutlook | null;
export function asStored(proposal: InvitationProposal | null): StoredProposal | null;
export function asStored(pauses: Pause[]): JsonRow<Pause>[];
export function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const policies = rowCodec<PromisePolicyRow>(PromisePolicyTable);

/** `mode`: the current one, when the policy is an older version. */
export function toPromisePolicy(
  row: JsonRow<PromisePolicyRow>,
  mode: PromiseMode = row.params.mode,
): PromisePolicy {
  const { validFrom, params, ...policy } = policies.toRecord(row);
  return { ...policy, params: { ...params, mode }, from: validFrom };
}

const events = rowCodec<PromiseEventRow>(PromiseEventTable);

export function toLedgerRow(row: JsonRow<PromiseEventRow>): LedgerRow & { number: number } {
  return events.toRecord(row);
}

export function toPromiseEventRow(row: LedgerRow): Omit<PromiseEventRow, "number"> {
  const { number: _, ...columns } = events.toRow({ ...row, number: 0 });
  return columns;
}
