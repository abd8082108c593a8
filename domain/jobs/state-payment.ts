import type { Principal } from "../accounts/principal.ts";
import type { PaymentId, UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { namesBankDetails } from "./bank-details.ts";
import { findOwnJob } from "./find-job.ts";
import type { JobSide } from "./job.ts";
import { type Payment, type PaymentEvent, paymentArrow } from "./payment.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { BankDetailsInText, NoOwnJob, OtherSideDecides, PaymentNotOpen } from "./refusals.ts";
import { otherSide, writeToSide } from "./write-to-side.ts";

type StatePayment = {
  paymentId: PaymentId;
  event: PaymentEvent;
  /** The reference of what was sent, or why a side doesn't agree. */
  words: string | null;
  by: Principal;
};
type Refused = NoOwnJob | PaymentNotOpen | OtherSideDecides | BankDetailsInText;

const attempts: Record<PaymentEvent, string> = {
  sent: "say that you sent it",
  received: "say that you received it",
  "not-agreed": "say that you don't agree",
};

/**
 * One side says what it knows of a payment: the exhibitor that it was sent, the builder that it
 * came, either that it doesn't agree, which is emailed to the other. Possible until the job is
 * canceled.
 */
export function statePayment(ports: ChangeNeeds) {
  const { jobs, clock } = ports;
  return ({ paymentId, event, words, by }: StatePayment): Promise<Result<Payment, Refused>> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const stored = await jobs.findOf("payment", paymentId);
      if (!stored) return refuse({ kind: "job-not-found" });
      const attempted = attempts[event];
      const during = (state: string) => state !== "ended";
      const found = await findOwnJob(ports, stored.job.id, { by, attempted, during });
      if (!found.ok) return found;
      const { priced, side, actor, quote } = found.value;
      const payment = priced.payments.find(({ id }) => id === paymentId);
      if (!payment) return refuse({ kind: "job-not-found" });
      const arrow = paymentArrow(payment.state, event);
      if (!arrow) return refuse({ kind: "payment-state", state: payment.state });
      if (!arrow.by.includes(side)) return refuse({ kind: "other-side-decides", attempted });
      const field = event === "sent" ? "reference" : "note";
      if (words !== null && namesBankDetails(words)) return refuse({ kind: "bank-details", field });
      const now = clock.now();
      const said = afterWords(payment, { event, words, side, by: actor.user.id }, now);
      const notice = { key: `payment-not-agreed/${paymentId}/${now.getTime()}`, at: now };
      const messages =
        event === "not-agreed"
          ? await writeToSide(ports, found.value, otherSide(side), notice, (facts) => ({
              kind: "payment-not-agreed",
              ...facts,
              payment: { label: said.label, amount: said.amount, currency: quote.currency },
              note: words,
            }))
          : [];
      const payments = priced.payments.map((each) => (each.id === paymentId ? said : each));
      const detail = { id: paymentId, jobId: payment.jobId, side };
      const audit = { actorId: actor.user.id, action: `job.payment-${event}`, detail };
      await jobs.save({ job: priced.job, payments, messages, audit });
      return ok(said);
    });
}

type Said = { event: PaymentEvent; words: string | null; side: JobSide; by: UserId };

function afterWords(payment: Payment, { event, words, side, by }: Said, at: Date): Payment {
  if (event === "sent") {
    return { ...payment, state: event, sentAt: at, sentBy: by, reference: words };
  }
  if (event === "received") return { ...payment, state: event, receivedAt: at, receivedBy: by };
  const dispute = { disputedAt: at, disputedBy: by, disputeNote: words, disputeSide: side };
  return { ...payment, state: event, ...dispute };
}
