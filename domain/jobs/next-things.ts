import { addDays } from "../shared/time/days.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import { milestoneLabels } from "../show-plan/milestone-words.ts";
import type { Milestone } from "../show-plan/plan.ts";
import { currentAgreement } from "./agreement-steps.ts";
import { answerDay } from "./answer-day.ts";
import { openCallIn } from "./call-in.ts";
import { changesAt, type PricedJob } from "./change-steps.ts";
import { type CloseOut, isConfirmed } from "./close-out.ts";
import { type JobSide, jobSides } from "./job.ts";
import { isUnderWay, nextJobState } from "./job-state.ts";
import { dueDay } from "./payment.ts";
import { blocksOpening } from "./punch-item.ts";
import { askedBuilt } from "./say-built.ts";
import { otherSide } from "./write-to-side.ts";

/** The parts of a job's page that a thing leads to. */
export type JobPart =
  | "plan"
  | "agreement"
  | "payments"
  | "approvals"
  | "changes"
  | "floor"
  | "bill"
  | "messages";

/** Something to do next. `day`: YYYY-MM-DD at the exhibitor's; null: no day is set. */
export type NextThing = { what: string; who: JobSide | "both"; day: string | null; part: JobPart };

/** Things without a day come after those of so many days. */
const soonDays = 7;
/** At most so many are shown. */
const most = 5;
/** Days before the move-in, or before the show without a plan, from which on the floor is shown. */
const floorDays = 14;
/** Days in which the other side confirms a bill, before the clock does. */
const silentDays = 14;

/** Lists what is due in a job that is under way: at most five, overdue ones first. */
export function nextThings(
  priced: PricedJob & { closeOut: CloseOut | null },
  plan: readonly Milestone[],
  now: Date,
): NextThing[] {
  const { job } = priced;
  if (!isUnderWay(job.state)) return [];
  const things = [
    ...ofAgreement(priced),
    ...ofChanges(priced, now),
    ...ofApprovals(priced),
    ...ofPayments(priced),
    ...ofFloor(priced, isFloorOpen(priced, plan, now)),
    ...ofBill(priced),
    ...ofCalls(priced),
    ...ofPlan(plan, dayThere(priced.timeZone, job.createdAt)),
  ];
  const soon = addDays(dayThere(priced.timeZone, now), soonDays);
  const order = things.map((thing) => ({ thing, by: thing.day ?? soon }));
  const sorted = order.toSorted((one, other) =>
    one.by < other.by ? -1 : one.by > other.by ? 1 : 0,
  );
  return sorted.slice(0, most).map(({ thing }) => thing);
}

function ofAgreement(priced: PricedJob): NextThing[] {
  if (priced.job.state !== "open") return [];
  const agreement = currentAgreement(priced);
  const missing = jobSides.filter((side) => agreement[`${side}At`] === null);
  const [first] = missing;
  if (!first) return [];
  const who = missing.length > 1 ? ("both" as const) : first;
  return [{ what: "Say whether this is what you agreed", who, day: null, part: "agreement" }];
}

function ofChanges(priced: PricedJob, now: Date): NextThing[] {
  return changesAt(priced, now).flatMap(({ state, number, title, answerBy }): NextThing[] => {
    const part = "changes";
    if (state === "wished") {
      return [{ what: `Price change ${number}: ${title}`, who: "builder", day: null, part }];
    }
    if (state !== "proposed") return [];
    const day = answerBy && dayThere(priced.timeZone, answerBy);
    return [{ what: `Answer change ${number}: ${title}`, who: "exhibitor", day, part }];
  });
}

function ofApprovals({ approvals }: PricedJob): NextThing[] {
  return approvals.flatMap(({ state, title, side, due: day }): NextThing[] => {
    const part = "approvals";
    if (state === "asked") return [{ what: `Approve ${title}`, who: otherSide(side), day, part }];
    if (state !== "changes-wanted") return [];
    return [{ what: `Show the next round of ${title}`, who: side, day, part }];
  });
}

function ofPayments({ payments, job, timeZone }: PricedJob): NextThing[] {
  return payments.flatMap((payment): NextThing[] => {
    const { state, label } = payment;
    const part = "payments";
    const day = dueDay(payment, job, timeZone);
    if (state === "planned" && day) return [{ what: `Pay ${label}`, who: "exhibitor", day, part }];
    if (state === "sent") {
      return [{ what: `Say whether ${label} came`, who: "builder", day: null, part }];
    }
    return state === "not-agreed"
      ? [{ what: `Settle ${label}`, who: "both", day: null, part }]
      : [];
  });
}

/** Whether the booth is being built, or soon; always for a show without a day. */
export function isFloorOpen(
  { job, eventDay, timeZone }: Pick<PricedJob, "job" | "eventDay" | "timeZone">,
  plan: readonly Milestone[],
  now: Date,
): boolean {
  const from = plan.find(({ key }) => key === "move-in")?.day ?? eventDay;
  const isSoon = from === null || addDays(dayThere(timeZone, now), floorDays) >= from;
  return isSoon || job.standsAt !== null;
}

function ofFloor({ punch, job, eventDay }: PricedJob, isOpen: boolean): NextThing[] {
  if (!nextJobState(job.state, "delivered")) return [];
  const part = "floor";
  const things: NextThing[] = [];
  const open = punch.filter(blocksOpening).length;
  const fixed = punch.filter(({ state }) => state === "fixed").length;
  const items = (count: number) => (count === 1 ? "an item" : `${count} items`);
  if (open > 0) {
    const what = `Fix ${items(open)} before the opening`;
    things.push({ what, who: "builder", day: eventDay, part });
  }
  if (fixed > 0) {
    const what = `Look at ${items(fixed)} that ${fixed === 1 ? "is" : "are"} fixed`;
    things.push({ what, who: "exhibitor", day: eventDay, part });
  }
  if (job.standsAt) {
    things.push({ what: "Sign off the booth", who: "exhibitor", day: eventDay, part });
  } else if (isOpen && eventDay !== null) {
    things.push({ what: "Say that the booth is up", who: "builder", day: eventDay, part });
  }
  return things;
}

function ofBill({ job, closeOut, timeZone }: Parameters<typeof nextThings>[0]): NextThing[] {
  if (job.state !== "delivered") return [];
  const missing = jobSides.filter((side) => !closeOut || !isConfirmed(closeOut, side));
  const waiting = missing.length === 1 ? missing[0] : "builder";
  const since = closeOut?.builderConfirmedAt ?? closeOut?.exhibitorConfirmedAt ?? null;
  const day = since && addDays(dayThere(timeZone, since), silentDays);
  return [{ what: "Confirm the final bill", who: waiting ?? "both", day, part: "bill" }];
}

function ofCalls({ job, callIns, timeZone }: PricedJob): NextThing[] {
  const part = "messages";
  const asked = askedBuilt(job, callIns);
  const open = openCallIn(callIns);
  return [
    ...(asked
      ? [{ what: "Say whether the booth was built", who: asked, day: null, part } as const]
      : []),
    ...(open && !open.answer
      ? [
          {
            what: "Answer the call",
            who: otherSide(open.side),
            day: answerDay(dayThere(timeZone, open.at)),
            part,
          } as const,
        ]
      : []),
  ];
}

/** The milestones that the two sides are to reach, without those that were past when the job began. */
function ofPlan(plan: readonly Milestone[], begun: string): NextThing[] {
  return plan.flatMap(({ key, owner, state, day }): NextThing[] => {
    const isBefore = key === "quotes-in" || key === "award" || day < begun;
    if (isBefore || owner === "show" || state !== "open") return [];
    return [{ what: milestoneLabels[key], who: owner, day, part: "plan" }];
  });
}
