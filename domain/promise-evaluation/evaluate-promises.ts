import type { ChangeBuildersNeeds } from "../assignment/change-builders.ts";
import type { MatchingRepository } from "../assignment/ports.ts";
import type { MailHolds } from "../messages/mail-hold.ts";
import { type Evaluation, evaluate } from "../promise/evaluation/evaluate.ts";
import { type PromiseCase, settlePromise } from "../promise/evaluation/follow-promise.ts";
import { pauseEndsAt } from "../promise/pause-promise.ts";
import type { PromiseRepository } from "../promise/ports.ts";
import type { PromiseMode } from "../promise/promise-policy.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { actOnInvitations } from "./act-on-invitations.ts";
import { endPause } from "./end-pause.ts";
import { type Gathered, gatherFacts, withoutAsking } from "./gather-facts.ts";
import { judge } from "./judge.ts";
import { type NoticeNeeds, writeNotices } from "./write-notices.ts";

export type EvaluationNeeds = ChangeBuildersNeeds &
  NoticeNeeds & {
    promises: PromiseRepository;
    matching: MatchingRepository;
    mailHolds: MailHolds;
    /** The mode set by the operator's configuration; null: the stored policy's. */
    promiseMode: PromiseMode | null;
  };

/**
 * Maximum rounds of one evaluation: ending invitations may allow new ones, after which the promise
 * is evaluated again.
 */
const maxRounds = 4;

/** `settle`: invites no one; the next evaluation, which may, is due at once. */
type Scope = "all" | "settle";

/**
 * Evaluates all due promises, longest due first, in batches of `atOnce`. Run by the system. Returns
 * the number evaluated. A failing one doesn't stop the others; the run throws at its end. A copied
 * database evaluates none before its emails are released.
 */
export function evaluatePromises(needs: EvaluationNeeds, { atOnce = 500 } = {}) {
  const evaluateAll = evaluateDue(needs, "all", atOnce);
  return async (): Promise<number> => ((await needs.mailHolds.find()) ? 0 : evaluateAll());
}

/**
 * Settles promises that fell due while a copied database held its emails: reminders, ended
 * invitations and notices, but no new invitations.
 */
export function settlePromises(needs: EvaluationNeeds) {
  return evaluateDue(needs, "settle", 500);
}

function evaluateDue(needs: EvaluationNeeds, scope: Scope, atOnce: number) {
  return async (): Promise<number> => {
    await setMode(needs);
    const seen = new Set<QuoteRequestId>();
    const { attempt, throwFailures } = collectFailures();
    let isMoreDue = true;
    while (isMoreDue) {
      const due = await needs.promises.listDue(needs.clock.now(), atOnce);
      // a failed one is still due
      const unseen = due.filter((id) => !seen.has(id));
      for (const id of unseen) {
        seen.add(id);
        await attempt(() => evaluatePromise(needs, id, scope));
      }
      isMoreDue = due.length === atOnce && unseen.length > 0;
    }
    throwFailures();
    return seen.size;
  };
}

/**
 * Stores the operator's mode as a new policy version, so that every process and the public page use
 * it.
 */
async function setMode({ promiseMode, promisePolicies, clock }: EvaluationNeeds): Promise<void> {
  if (!promiseMode) return;
  const { version, params } = await promisePolicies.current();
  if (params.mode === promiseMode) return;
  const policy = { from: clock.now(), setBy: null, params: { ...params, mode: promiseMode } };
  await promisePolicies.replace(version, policy).catch(unlessStale);
}

function unlessStale(error: unknown): void {
  if (!(error instanceof StaleWriteError)) throw error;
}

/**
 * Evaluates one promise, applies the actions and stores the result. Takes four statements when
 * there is nothing to do. A concurrent save of the request triggers another evaluation.
 */
export async function evaluatePromise(
  needs: EvaluationNeeds,
  id: QuoteRequestId,
  scope: Scope = "all",
): Promise<void> {
  const { promises, matching, clock } = needs;
  const now = clock.now();
  try {
    for (let round = 0; round < maxRounds; round += 1) {
      const read = await promises.find(id);
      const found = read && (await resumed(needs, read, now));
      if (!found) return;
      const gathered = await gatherFacts(matching, found, now);
      const decided = await decide(needs, found, gathered, now);
      const evaluation = scope === "settle" ? withoutInvites(decided, now) : decided;
      const hasActed = await actOnInvitations(needs, found, evaluation, gathered.suggested, now);
      if (!hasActed) return await store(needs, found, gathered, evaluation, now);
    }
  } catch (error) {
    unlessStale(error);
  }
}

/**
 * Decides what to do now. While the exhibitor's account is suspended, the system invites no one.
 */
async function decide(
  { users }: EvaluationNeeds,
  { request: { userId } }: PromiseCase,
  { facts }: Gathered,
  now: Date,
): Promise<Evaluation> {
  const evaluation = evaluate(facts, now);
  const isInviting = evaluation.actions.some(({ kind }) => kind === "invite");
  const owner = isInviting && userId ? await users.find(userId) : null;
  return owner?.suspendedAt ? evaluate(withoutAsking(facts), now) : evaluation;
}

function withoutInvites(evaluation: Evaluation, now: Date): Evaluation {
  const actions = evaluation.actions.filter(({ kind }) => kind !== "invite");
  if (actions.length === evaluation.actions.length) return evaluation;
  return { ...evaluation, actions, nextEvaluationAt: now };
}

async function store(
  needs: EvaluationNeeds,
  found: PromiseCase,
  gathered: Gathered,
  evaluation: Evaluation,
  now: Date,
): Promise<void> {
  const { promises } = needs;
  const look = judge(found, evaluation, gathered, now);
  const notices = await writeNotices(needs, found, evaluation, look, now);
  const isQuiet = look.proposal === found.promise.proposal && !isSettling(found, evaluation);
  if (isQuiet && notices.told === found.promise.told) return promises.noteLook(found, look);
  await promises.change(found.request.id, (current) => {
    if (!isSame(current, found)) return null;
    const { policy, answers } = current;
    const { end } = gathered.facts;
    const settled = settlePromise({ promise: current.promise, policy, answers, end, now });
    const { told, messages } = notices;
    return {
      promise: { ...settled.promise, ...look, told },
      events: [...settled.events, ...notices.events],
      messages,
    };
  });
}

/** The case after ending a pause that has used up its time; the same object when there is none. */
async function resumed(
  needs: EvaluationNeeds,
  found: PromiseCase,
  now: Date,
): Promise<PromiseCase | null> {
  const until = pauseEndsAt(found.promise, found.policy.params);
  if (!until || until > now) return found;
  await endPause(needs, found, { by: "system", now });
  return needs.promises.find(found.request.id);
}

function isSettling(
  { promise }: PromiseCase,
  { targets, otherClock }: Pick<Evaluation, "targets" | "otherClock">,
): boolean {
  return targets !== promise || otherClock !== promise.otherClock;
}

/** Whether nothing that the evaluation read has changed. */
export function isSame(one: PromiseCase, other: PromiseCase): boolean {
  return (
    one.request.version === other.request.version &&
    one.promise.proposalVersion === other.promise.proposalVersion &&
    one.promise.told.length === other.promise.told.length &&
    one.promise.quotesWanted === other.promise.quotesWanted &&
    one.promise.missesClosed === other.promise.missesClosed &&
    one.promise.pausedSince?.getTime() === other.promise.pausedSince?.getTime()
  );
}
