import type { CheckKind } from "../shared/check-kinds.ts";
import type { BuilderId, CheckId, UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { isSameCompany } from "../shared/text/is-same-company.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { dayThere, endOfDay, hourOfDay } from "../shared/time/zone-time.ts";
import type { InsuranceFacts, PortfolioFacts, ReferencesFacts, SiteFacts } from "./check-fields.ts";
import { type CheckState, nextCheckState } from "./check-state.ts";
import type {
  CheckDecided,
  DecisionReasonMissing,
  PolicyEnded,
  ProjectsMissing,
  ValidityWrong,
  VisitAhead,
} from "./refusals.ts";

export const vettingLimits = {
  /** Documents per check. */
  documents: 10,
  reason: 1000,
  /** Projects in a portfolio's evidence. */
  projects: 20,
} as const;

/** Projects that a portfolio needs. */
export const leastProjects = 3;

type Rule = {
  /** Number of documents. */
  documents: { least: number; most: number };
  /** Only pictures. */
  isPhotos?: boolean;
  /** Months for which it is valid; null: until the evidence ends. */
  months: number | null;
};
/** The needs of each kind of check, and its time. */
export const checkRules: Record<CheckKind, Rule> = {
  portfolio: { documents: { least: 0, most: 0 }, months: 24 },
  references: { documents: { least: 0, most: 0 }, months: 24 },
  insurance: { documents: { least: 1, most: vettingLimits.documents }, months: null },
  site: { documents: { least: 1, most: 6 }, isPhotos: true, months: 36 },
};

/** Days before the last day on which the builder is reminded; on the last day admins are, too. */
const reminderDays = [60, 30, 14, 7, 0] as const;
/** Local hour of reminders. */
const morningHour = 8;

export type FactsOf = {
  portfolio: PortfolioFacts;
  references: ReferencesFacts;
  insurance: InsuranceFacts;
  site: SiteFacts;
};

/**
 * One piece of evidence about a builder and what an admin decided about it. A renewal is a check of
 * its own. `version` increases with each save; 0 is not stored yet.
 */
export type VettingCheck = Submission & {
  id: CheckId;
  builderId: BuilderId;
  state: CheckState;
  /** Null: the account is gone. */
  submittedBy: UserId | null;
  submittedAt: Date;
  decidedBy: UserId | null;
  decidedAt: Date | null;
  /** The last day, YYYY-MM-DD, in the builder's time zone. Null until it is accepted. */
  validUntil: string | null;
  /** Why an admin refused it, or accepted another name. */
  reason: string | null;
  /** Since when it waits for an admin; a valid one waits when the company's name changed. */
  queuedAt: Date | null;
  /** Days before the end of the latest reminder; null before the first. */
  remindedDays: number | null;
  /** When a reminder or the end is due. */
  nextAt: Date | null;
  version: number;
};

/** Evidence about a builder. */
export type Submission = { [Kind in CheckKind]: { kind: Kind; facts: FactsOf[Kind] } }[CheckKind];

type Sent = Submission & { id: CheckId; builderId: BuilderId; by: UserId; at: Date };

/**
 * The check after a builder sent evidence: a new one, or the one that still waits for an admin,
 * revised.
 */
export function submit({ by, at, ...sent }: Sent, waiting: VettingCheck | null): VettingCheck {
  const fresh: VettingCheck = {
    ...sent,
    state: "submitted",
    submittedBy: by,
    submittedAt: at,
    decidedBy: null,
    decidedAt: null,
    validUntil: null,
    reason: null,
    queuedAt: at,
    remindedDays: null,
    nextAt: null,
    version: 0,
  };
  return waiting ? { ...fresh, id: waiting.id, version: waiting.version } : fresh;
}

/** Why such a submission isn't taken; null when it is. `today`: in the builder's time zone. */
export function whyNotSent(
  { kind, facts }: Submission,
  today: string,
): PolicyEnded | ProjectsMissing | VisitAhead | null {
  switch (kind) {
    case "portfolio": {
      const { length: count } = facts.projects;
      return count < leastProjects ? { kind: "projects-missing", count } : null;
    }
    case "insurance": {
      const isEnded = facts.validUntil < today || facts.validUntil < facts.validFrom;
      return isEnded ? { kind: "policy-ended" } : null;
    }
    case "references":
      return null;
    case "site":
      return facts.visitedOn > today ? { kind: "visit-ahead" } : null;
  }
}

/** The builder of a check, as far as decisions depend on it. */
export type VettedBuilder = { name: string; timeZone: string };

/** Whether the policy is in another name than the company's. */
export function hasOtherName(check: VettingCheck, { name }: Pick<VettedBuilder, "name">) {
  return check.kind === "insurance" && !isSameCompany(check.facts.insuredName, name);
}

/** The latest last day, YYYY-MM-DD, that an admin who decides `today` may set for a check. */
export function latestValidity(check: VettingCheck, today: string): string {
  if (check.kind === "insurance") return check.facts.validUntil;
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() + (checkRules[check.kind].months ?? 0));
  return utcDay(day);
}

type Acceptance = { validUntil: string; reason: string | null; by: UserId };

/**
 * An admin accepts a check. Of it and `current`, the valid one of the same kind, the one that ends
 * later counts and the other is replaced. Returns all that changed, in the order of saving.
 */
export function accept(
  check: VettingCheck,
  { validUntil, reason, by }: Acceptance,
  { builder, current }: { builder: VettedBuilder; current: VettingCheck | null },
  now: Date,
): Result<VettingCheck[], CheckDecided | ValidityWrong | DecisionReasonMissing> {
  const state = nextCheckState(check.state, "accept");
  if (!state) return refuse({ kind: "check-state", state: check.state });
  const today = dayThere(builder.timeZone, now);
  const latest = latestValidity(check, today);
  if (validUntil > latest || validUntil < today) {
    return refuse({ kind: "validity-wrong", latest });
  }
  if (hasOtherName(check, builder) && !reason) {
    return refuse({ kind: "decision-reason-missing", because: "other-name" });
  }
  const decided = { decidedBy: by, decidedAt: now, validUntil, reason, queuedAt: null };
  const times = timesOf(validUntil, builder.timeZone);
  const passed = times.reminders.filter(({ at }) => at <= now).at(-1);
  const accepted = withNextTime(
    { ...check, ...decided, state, remindedDays: passed?.days ?? null },
    times,
  );
  const other = current?.id === check.id ? null : current;
  if (!other) return ok([accepted]);
  const isLonger = (other.validUntil ?? "") > validUntil;
  return ok(isLonger ? [{ ...accepted, ...replaced }] : [{ ...other, ...replaced }, accepted]);
}

const replaced = { state: "replaced", queuedAt: null, nextAt: null } as const;

/** An admin refuses a check, or takes back what was accepted, with a reason for the builder. */
export function refuseCheck(
  check: VettingCheck,
  { reason, by }: { reason: string | null; by: UserId },
  now: Date,
): Result<VettingCheck[], CheckDecided | DecisionReasonMissing> {
  const state = nextCheckState(check.state, "refuse");
  if (!state) return refuse({ kind: "check-state", state: check.state });
  if (!reason) return refuse({ kind: "decision-reason-missing", because: "refused" });
  const decided = { decidedBy: by, decidedAt: now, reason, queuedAt: null, nextAt: null };
  return ok([{ ...check, ...decided, state }]);
}

/** A check's end, or a reminder of it. */
type Due = "expired" | { days: number };

/**
 * Lets time pass for a valid check: it expires after its last day, or a reminder is due; `due` null:
 * neither yet. Several reminders that are due at once are one.
 */
export function follow(
  check: VettingCheck,
  timeZone: string,
  now: Date,
): { check: VettingCheck; due: Due | null } {
  const state = nextCheckState(check.state, "expire");
  if (!state || !check.validUntil) return { check: { ...check, nextAt: null }, due: null };
  const times = timesOf(check.validUntil, timeZone);
  if (times.end <= now)
    return { check: { ...check, state, nextAt: null, queuedAt: null }, due: "expired" };
  const { remindedDays } = check;
  const due = times.reminders.findLast(
    ({ days, at }) => at <= now && (remindedDays === null || days < remindedDays),
  );
  const days = due?.days ?? remindedDays;
  return {
    check: withNextTime({ ...check, remindedDays: days }, times),
    due: due ? { days: due.days } : null,
  };
}

type Times = { reminders: { days: number; at: Date }[]; end: Date };

/** The moments of a check's reminders, the earliest first, and of its end. */
function timesOf(validUntil: string, timeZone: string): Times {
  const dayBefore = (days: number) => utcDay(new Date(Date.parse(validUntil) - days * dayMs));
  return {
    reminders: reminderDays.map((days) => ({
      days,
      at: hourOfDay(timeZone, dayBefore(days), morningHour),
    })),
    end: new Date(endOfDay(timeZone, validUntil).getTime() + 1000),
  };
}

function withNextTime(check: VettingCheck, { reminders, end }: Times): VettingCheck {
  const next = reminders.find(
    ({ days }) => days < (check.remindedDays ?? Number.POSITIVE_INFINITY),
  );
  return { ...check, nextAt: next?.at ?? end };
}
