import { approvedBuilder, type Member } from "../accounts/principal.ts";
import type { CallOff, CallOffCode } from "../quotes/call-off.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { BuilderId, ProjectId, QuoteRequestId, QuoteResponseId } from "../shared/id.ts";
import { dayMs } from "../shared/time/time-units.ts";
import type { AsBuilt } from "./as-built.ts";
import { type JobEvent, type JobState, nextJobState, stateUnderWay } from "./job-state.ts";

export const jobSides = ["exhibitor", "builder"] as const;
export type JobSide = (typeof jobSides)[number];

/** An accepted quote on its way to a booth. Its baseline is the quote as accepted. */
export type Job = {
  /** The accepted quote's id. */
  id: QuoteResponseId;
  quoteRequestId: QuoteRequestId;
  builderId: BuilderId;
  state: JobState;
  /** Why it ended; null for a job that hasn't. */
  endCode: CallOffCode | null;
  endReason: string | null;
  /** The side that called it off; null: the request was canceled. */
  endedBy: JobSide | null;
  /** When both sides had first said that this is what they agreed. */
  agreedAt: Date | null;
  /** When the builder or its crew said that the booth is up. */
  standsAt: Date | null;
  /** When the booth was signed off, or the show opened with the booth up. */
  deliveredAt: Date | null;
  /** When it was closed or ended. */
  closedAt: Date | null;
  /** When it was last reopened with its request. */
  reopenedAt: Date | null;
  createdAt: Date;
  /** When the exhibitor of a past show was asked whether the booth was built. */
  builtAskedAt: Date | null;
  /** When the exhibitor said that the booth was not built, and the builder was asked about it. */
  notBuiltAt: Date | null;
  /** Site links of another version are revoked. */
  siteLinkVersion: number;
  /** Photos of the built booth, in their order. */
  asBuilt: AsBuilt[];
  /** The project that the builder made from the job. */
  projectId: ProjectId | null;
  version: number;
};

/** The job of an accepted quote. */
export function newJob({ id, quoteRequestId, builderId }: QuoteResponse, createdAt: Date): Job {
  return {
    id,
    quoteRequestId,
    builderId,
    state: "open",
    endCode: null,
    endReason: null,
    endedBy: null,
    agreedAt: null,
    standsAt: null,
    deliveredAt: null,
    closedAt: null,
    reopenedAt: null,
    createdAt,
    ...notAsked,
    siteLinkVersion: 1,
    asBuilt: [],
    projectId: null,
    version: 1,
  };
}

/** The event of a job for each status of its request; other statuses don't affect it. */
const eventOf: Partial<Record<QuoteRequest["status"], JobEvent>> = {
  "in-progress": "reopened",
  completed: "completed",
  cancelled: "canceled",
};

/**
 * The job after its request was saved; null when that doesn't change it. `callOff`: what canceled
 * the request.
 */
export function followRequest(
  job: Job,
  request: Pick<QuoteRequest, "status" | "cancelReason" | "closedAt" | "updatedAt">,
  callOff: CallOff | null = null,
): Job | null {
  const event = eventOf[request.status];
  const state = event ? nextJobState(job.state, event) : null;
  if (!state) return null;
  if (event === "reopened") {
    const { updatedAt: reopenedAt } = request;
    return {
      ...job,
      ...notEnded,
      ...notAsked,
      state: stateUnderWay(job),
      closedAt: null,
      reopenedAt,
    };
  }
  const end = state === "ended" ? endOf(callOff ?? canceled(request.cancelReason)) : notEnded;
  return { ...job, ...end, state, closedAt: request.closedAt };
}

const notAsked = { builtAskedAt: null, notBuiltAt: null };
const notEnded = { endCode: null, endReason: null, endedBy: null };
const canceled = (text: string | null) => ({ code: "other" as const, text, side: null });

function endOf({ code, text, side }: CallOff | ReturnType<typeof canceled>) {
  return { endCode: code, endReason: text, endedBy: side };
}

/** The side on which the caller runs the job; null for everyone else. */
export function sideOf(
  by: Member,
  { builderId }: Pick<Job, "builderId">,
  request: QuoteRequest,
): JobSide | null {
  if (ownsRequest(by, request)) return "exhibitor";
  return approvedBuilder(by)?.id === builderId ? "builder" : null;
}

/** Days until a day; null when it is past or unknown. */
export function daysUntil(day: string | null, today: string): number | null {
  if (day === null || day < today) return null;
  return (Date.parse(day) - Date.parse(today)) / dayMs;
}
