import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { newMessage } from "../messages/new-message.ts";
import type { CheckId, Ids } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { accept, latestValidity, refuseCheck, type VettingCheck } from "./check.ts";
import type { QueuedCheck, QueueFilter, VettingRepository } from "./ports.ts";
import { leastAnswers } from "./reference.ts";
import type {
  AnswersMissing,
  CheckDecided,
  CheckNotFound,
  DecisionReasonMissing,
  ValidityWrong,
} from "./refusals.ts";

type Needs = { vetting: VettingRepository; ids: Ids; clock: Clock };
type Denied = NotSignedIn | NotAllowed;

/** Checks on a page of the queue. */
const pageSize = 20;

/** `latest`: the latest day until which an admin may accept it today, YYYY-MM-DD. */
export type ListedCheck = QueuedCheck & { latest: string; now: Date };

/** An admin lists checks: those that wait, or those of a state. */
export function listQueuedChecks({ vetting, clock }: Pick<Needs, "vetting" | "clock">) {
  return async ({
    filter,
    after,
    by,
  }: Pick<PageRequest, "after"> & { filter: QueueFilter; by: Principal }): Promise<
    Result<Page<ListedCheck>, Denied>
  > => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const { items, next } = await vetting.listQueued(filter, { after, limit: pageSize });
    const now = clock.now();
    const latestOf = ({ check, builder }: QueuedCheck) =>
      latestValidity(check, dayThere(builder.timeZone, now));
    return ok({ next, items: items.map((each) => ({ ...each, latest: latestOf(each), now })) });
  };
}

type DecideCheck = {
  id: CheckId;
  decision: "accept" | "refuse";
  /** The last day, YYYY-MM-DD; needed to accept. */
  validUntil: string | null;
  reason: string | null;
  /** The version that the admin looked at. */
  version: number;
  by: Principal;
};
type CannotDecide =
  | Denied
  | CheckNotFound
  | CheckDecided
  | AnswersMissing
  | ValidityWrong
  | DecisionReasonMissing;

/**
 * An admin accepts or refuses a check, or takes back what was accepted; the builder is emailed.
 * Throws StaleWriteError when the check isn't the version that the admin looked at.
 */
export function decideCheck({ vetting, ids, clock }: Needs) {
  return async ({
    id,
    decision,
    validUntil,
    reason,
    version,
    by,
  }: DecideCheck): Promise<Result<VettingCheck, CannotDecide>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const found = await vetting.find(id);
    if (!found) return refuse({ kind: "check-not-found" });
    const { check, builder } = found;
    if (check.version !== version) throw new StaleWriteError(id);
    if (check.kind === "references" && decision === "accept") {
      const references = await vetting.listReferences([id]);
      const answered = references.filter(({ answeredAt }) => answeredAt !== null);
      if (answered.length < leastAnswers) {
        return refuse({ kind: "answers-missing", least: leastAnswers });
      }
    }
    const now = clock.now();
    const { id: actorId } = admin.value.user;
    const [current = null] = await vetting.listIn(check, ["valid"]);
    const step =
      decision === "accept"
        ? accept(
            check,
            { validUntil: validUntil ?? "", reason, by: actorId },
            { builder, current },
            now,
          )
        : refuseCheck(check, { reason, by: actorId }, now);
    if (!step.ok) return step;
    const decided = step.value.find((each) => each.id === id) ?? check;
    const letter = {
      kind: "vetting-decided",
      to: { name: builder.name, address: builder.address ?? "" },
      builderName: builder.name,
      check: check.kind,
      validUntil: decided.state === "refused" ? null : decided.validUntil,
      reason: decided.state === "refused" ? reason : null,
    } as const;
    const about = { at: now, dedupeKey: `vetting/${id}/${version}`, builderId: check.builderId };
    await vetting.save({
      checks: step.value,
      messages: builder.address ? [newMessage({ ids }, letter, about)] : [],
      audit: {
        actorId,
        action: decision === "accept" ? "vetting.accepted" : "vetting.refused",
        detail: { kind: check.kind, from: check.state, ...(reason && { reason }) },
      },
      isShown: true,
    });
    return ok({ ...decided, version: decided.version + 1 });
  };
}
