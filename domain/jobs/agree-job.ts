import type { Principal } from "../accounts/principal.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { agree, currentAgreement, editAgreement, type TypedPlan } from "./agreement-steps.ts";
import { namesBankDetails } from "./bank-details.ts";
import { findOwnJob } from "./find-job.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { AgreementRefusal, NoOwnJob } from "./refusals.ts";
import { otherSide, writeToSide } from "./write-to-side.ts";

type Refused = NoOwnJob | AgreementRefusal;
type Agree = { jobId: QuoteResponseId; version: number; by: Principal };
type Edit = { jobId: QuoteResponseId; plan: TypedPlan; by: Principal };

/**
 * One side agrees to the version that it read. With the yes of both, the job is agreed and the
 * other side gets an email. A repeat changes nothing.
 */
export function agreeJob(ports: ChangeNeeds) {
  const { jobs, ids, clock } = ports;
  return ({ jobId, version, by }: Agree): Promise<Result<null, Refused>> =>
    retryStale(async () => {
      const found = await findOwnJob(ports, jobId, { by, attempted: "agree" });
      if (!found.ok) return found;
      const { priced, side, actor, quote } = found.value;
      const now = clock.now();
      const yes = { id: ids.next<"agreement">(), version, side, by: actor.user.id };
      const step = agree(priced, yes, now);
      if (!step.ok) return step;
      const { job, agreement } = step.value;
      const before = currentAgreement(priced)[`${side}At`];
      if (before) return ok(null);
      const isAgreed = agreement.exhibitorAt !== null && agreement.builderAt !== null;
      const notice = { key: `job-agreed/${agreement.id}`, at: now };
      const { amount } = agreement;
      const messages = isAgreed
        ? await writeToSide(ports, found.value, otherSide(side), notice, (facts) => ({
            kind: "job-agreed",
            ...facts,
            amount,
            currency: quote.currency,
          }))
        : [];
      const detail = { jobId, side, version };
      const audit = { actorId: actor.user.id, action: "job.agreed", detail };
      await jobs.save({ job, agreement, messages, audit });
      return ok(null);
    });
}

/**
 * One side edits the payment plan, or the builder what a cancellation costs. The other side gets an
 * email: both are asked to agree again.
 */
export function changeAgreement(ports: ChangeNeeds) {
  const { jobs, ids, clock } = ports;
  return ({ jobId, plan, by }: Edit): Promise<Result<null, Refused>> =>
    retryStale(async () => {
      const found = await findOwnJob(ports, jobId, { by, attempted: "edit the agreement" });
      if (!found.ok) return found;
      const { priced, side, actor, quote } = found.value;
      for (const [at, { label }] of plan.payments.entries()) {
        const field = `payments.${at}.label`;
        if (namesBankDetails(label)) return refuse({ kind: "bank-details", field });
      }
      if (plan.cancellation !== null && namesBankDetails(plan.cancellation)) {
        return refuse({ kind: "bank-details", field: "cancellation" });
      }
      const now = clock.now();
      const agreementId = ids.next<"agreement">();
      const edit = { plan, side, agreementId, newId: () => ids.next<"payment">() };
      const step = editAgreement(priced, edit, now);
      if (!step.ok) return step;
      const { agreement, payments } = step.value;
      const notice = { key: `agreement-changed/${agreementId}`, at: now };
      const messages = await writeToSide(ports, found.value, otherSide(side), notice, (facts) => ({
        kind: "agreement-changed",
        ...facts,
        amount: agreement.amount,
        currency: quote.currency,
        parts: payments.length,
      }));
      const detail = { jobId, side, version: agreement.version };
      const audit = { actorId: actor.user.id, action: "job.agreement-edited", detail };
      await jobs.save({ job: priced.job, agreement, payments, messages, audit });
      return ok(null);
    });
}
