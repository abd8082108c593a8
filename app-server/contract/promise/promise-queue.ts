import * as z from "zod";
import type { Core } from "../../../domain/core.ts";
import { builderNumbers } from "../../../domain/promise/evaluation/case-events.ts";
import { pauseEndsAt } from "../../../domain/promise/pause-promise.ts";
import type { QueuedPromise } from "../../../domain/promise/ports.ts";
import { promiseModes } from "../../../domain/promise/promise-policy.ts";
import {
  adminExclusions,
  promiseStandings,
  queuedStandings,
} from "../../../domain/promise/quote-promise.ts";
import { standingWords } from "../../../domain/promise-evaluation/standing-words.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { priorities } from "../../../domain/quotes/quote-request.ts";
import { requestStatuses } from "../../../domain/quotes/request-state.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { pick } from "../../../domain/shared/records.ts";
import { limitUpTo, pageQuery } from "../fields/page.ts";
import { idText, requiredProse } from "../fields/text.ts";
import { suggestionBody } from "../quotes/suggested-builders.ts";
import { ledgerEvent } from "./promise-calls.ts";

const target = z.object({
  outcome: z.enum(["open", "kept", "missed", "excluded"]),
  /** Number of countable quotes when the target was settled; 0 while it is open. */
  count: z.int(),
});

/**
 * A builder whom the system would invite now. `expected` is the probability that they quote, 0 to
 * 1.
 */
const proposedBuilder = suggestionBody
  .pick({ builderId: true, name: true, points: true, reasons: true })
  .extend({ expected: z.number(), respondBy: z.iso.datetime() });

/** The promise of a request, for admins. */
const queuedPromiseBody = z.object({
  quoteRequestId: z.string(),
  tradeShowName: z.string(),
  boothSize: z.string(),
  eventDate: z.string(),
  venue: z.string(),
  company: z.string(),
  status: z.enum(requestStatuses),
  priority: z.enum(priorities),
  /**
   * `missed`: a target is missed and no admin has closed the case. `waiting`: a proposal has to be
   * confirmed. `over`: decided, closed or excluded.
   */
  standing: z.enum(promiseStandings),
  receivedAt: z.iso.datetime(),
  firstDueAt: z.iso.datetime(),
  allDueAt: z.iso.datetime(),
  timeZone: z.string(),
  /** `until`: when the pause ends automatically. */
  paused: z
    .object({
      since: z.iso.datetime(),
      until: z.iso.datetime(),
      reason: z.string().nullable(),
    })
    .nullable(),
  first: target,
  all: target,
  /** Number of promised quotes. */
  promised: z.int(),
  /**
   * The last evaluation; null before the first. `fitting` is the number of matching builders,
   * invited ones included; null when they are not counted.
   */
  outlook: z
    .object({
      at: z.iso.datetime(),
      countable: z.int(),
      asked: z.int(),
      working: z.int(),
      fitting: z.int().nullable(),
      expected: z.number(),
      forecast: z.object({ low: z.int(), median: z.int(), high: z.int() }),
    })
    .nullable(),
  /**
   * Whether no further builder is asked until the exhibitor, or an admin on their behalf, asks for
   * more.
   */
  isAskingStopped: z.boolean(),
  /** When an admin who keeps trying after a missed promise wants to see the case again. */
  lookAgainAt: z.iso.datetime().nullable(),
  /** One or two sentences. */
  why: z.string(),
  /** `version` is sent back with the confirmation. */
  proposal: z
    .object({
      version: z.int(),
      since: z.iso.datetime(),
      builders: z.array(proposedBuilder),
    })
    .nullable(),
});
export type QueuedPromiseBody = z.infer<typeof queuedPromiseBody>;

const queueCount = z.int().min(0);

/** Number of promises that need an admin, by standing. */
export const queueCounts = z.object({
  waiting: queueCount,
  "at-risk": queueCount,
  missed: queueCount,
  paused: queueCount,
});

/** `counts` are for the whole queue. */
export const promiseQueueBody = z.object({
  mode: z.enum(promiseModes),
  counts: queueCounts,
  queue: z.array(queuedPromiseBody),
  next: z.string().nullable(),
});
export type PromiseQueueBody = z.infer<typeof promiseQueueBody>;

/**
 * A promise with all its events, earliest first. `at` is a full hour; `builder` is the name of the
 * builder that an event is about. `endings`: in mode `suggest`, builders to stop counting and
 * builders to release. `similar`: requests by the same company or email address for the same show,
 * perhaps duplicates. `missed`: for a missed promise, what happened in three lines, and an email to
 * the exhibitor to edit. `mayAsk`: whether more builders, or no further ones, can be asked for now.
 */
export const viewedPromiseBody = queuedPromiseBody.extend({
  endings: z.array(
    z.object({ kind: z.enum(["lapse", "release"]), builderId: z.string(), name: z.string() }),
  ),
  similar: z.array(
    z.object({ quoteRequestId: z.string(), company: z.string(), createdAt: z.iso.datetime() }),
  ),
  events: z.array(ledgerEvent.extend({ builder: z.string().nullable() })),
  missed: z.object({ happened: z.array(z.string()), email: z.string() }).nullable(),
  mayAsk: z.boolean(),
});
export type ViewedPromiseBody = z.infer<typeof viewedPromiseBody>;

type Names = ReadonlyMap<BuilderId, string>;

function toQueuedPromiseBody(queued: QueuedPromise, names: Names): QueuedPromiseBody {
  const { promise, request, params } = queued;
  const { outlook, proposal, first, all, pausedSince, pauseReason } = promise;
  const { tradeShowName, boothSize, eventDate, venue, company, status, priority } = request;
  const until = pauseEndsAt(promise, params);
  return {
    quoteRequestId: request.id,
    tradeShowName,
    boothSize,
    eventDate,
    venue,
    company,
    status,
    priority,
    standing: promise.standing,
    receivedAt: promise.receivedAt.toISOString(),
    firstDueAt: promise.firstDueAt.toISOString(),
    allDueAt: promise.allDueAt.toISOString(),
    timeZone: promise.timeZone,
    paused:
      pausedSince && until
        ? { since: pausedSince.toISOString(), until: until.toISOString(), reason: pauseReason }
        : null,
    first: { outcome: first.outcome, count: first.count },
    all: { outcome: all.outcome, count: all.count },
    promised: params.quotesPromised,
    outlook: outlook && {
      ...pick(outlook, ["countable", "asked", "working", "fitting", "forecast"]),
      expected: toHundredths(outlook.expected),
      at: outlook.at.toISOString(),
    },
    isAskingStopped: promise.quotesWanted === 0,
    lookAgainAt: promise.lookAgainAt?.toISOString() ?? null,
    why: standingWords(queued),
    proposal: proposal && {
      version: proposal.version,
      since: proposal.since.toISOString(),
      builders: proposal.invitations.map(({ builderId, points, reasons, expected, respondBy }) => ({
        builderId,
        name: names.get(builderId) ?? "",
        points,
        reasons,
        expected: toHundredths(expected),
        respondBy: respondBy.toISOString(),
      })),
    },
  };
}

const toHundredths = (share: number) => Math.round(share * 100) / 100;

type Listed<Name extends "listPromiseQueue" | "viewPromise"> = Extract<
  Awaited<ReturnType<Core["promiseEvaluation"][Name]>>,
  { ok: true }
>["value"];

export function toPromiseQueueBody(listed: Listed<"listPromiseQueue">): PromiseQueueBody {
  const { mode, counts, items, next, names } = listed;
  const queue = items.map((one) => toQueuedPromiseBody(one, names));
  return { mode, counts, queue, next };
}

/**
 * A promise with its events and the names of its builders; null when the request has no promise.
 */
export function toViewedPromiseBody(found: Listed<"viewPromise">): ViewedPromiseBody | null {
  if (!found) return null;
  const { names, events, endings, similar, missed, mayAsk, ...viewed } = found;
  const numbered = new Map(
    [...builderNumbers(viewed.request)].map(([id, number]) => [number, names.get(id) ?? null]),
  );
  return {
    ...toQueuedPromiseBody(viewed, names),
    endings: endings.map(({ kind, builderId }) => ({
      kind,
      builderId,
      name: names.get(builderId) ?? "",
    })),
    similar: similar.map(({ id, company, createdAt }) => ({
      quoteRequestId: id,
      company,
      createdAt: createdAt.toISOString(),
    })),
    events: events.map(({ at, kind, actor, detail }) => ({
      at: at.toISOString(),
      kind,
      actor,
      detail,
      builder: numbered.get(Number(detail.builder)) ?? null,
    })),
    missed,
    mayAsk,
  };
}

const queuePage = 25;
const queuePageMost = 100;

/** `?standing=&limit=&after=`: without a standing, all promises that need an admin. */
export const promiseQueueQuery = pageQuery.extend({
  standing: z
    .enum(queuedStandings, `Standing must be one of ${queuedStandings.join(", ")}`)
    .nullish()
    .transform((standing) => standing ?? null),
  limit: limitUpTo(queuePageMost).default(queuePage),
});

const version = z.int("Version must be a whole number").min(1, "Version must be 1 or more");

/**
 * `version` is the version of the shown proposal, if it contains all these builders; without it the
 * invitation counts as the admin's own choice. With `canUndo` the emails wait for the ten seconds
 * in which it can be undone.
 */
export const inviteBuildersForm = z.object({
  builderIds: z
    .array(idText, "Builder ids must be a list")
    .min(1, "Choose at least one builder")
    .max(limits.assignedBuilders, `Builder ids must be ${limits.assignedBuilders} or fewer`)
    .transform((ids) => [...new Set(ids)]),
  version: version.nullish(),
  assignmentVersion: version.nullish(),
  canUndo: z.boolean("Can undo must be true or false").nullish(),
});

export const invitedBody = z.object({ message: z.string(), invited: z.int() });

/** The same as an invitation, but without builders more are asked for. */
export const keepTryingForm = inviteBuildersForm.extend({
  builderIds: inviteBuildersForm.shape.builderIds.nullish(),
});

/** The number of newly invited builders, and when the case is shown again. */
export const keptTryingBody = invitedBody.extend({ lookAgainAt: z.iso.datetime() });

/** Closes a missed promise. `email`: an admin's plain text to the exhibitor. */
export const closeCaseForm = z.object({ email: requiredProse("Email", limits.caseEmail) });

/** The builders of an invitation to undo. */
export const undoInvitationsForm = inviteBuildersForm.pick({ builderIds: true });

/** The confirmed entries of `endings`. */
export const endProposedForm = inviteBuildersForm.pick({ builderIds: true });

/** The number of newly invited builders, also as text; 0 when they were invited earlier. */
export function toInvitedBody({ invited }: { invited: number }) {
  const message =
    invited === 0
      ? "These builders are invited already"
      : `${invited} ${invited === 1 ? "builder is" : "builders are"} invited`;
  return { message, invited };
}

export function toKeptTryingBody({ invited, lookAgainAt }: { invited: number; lookAgainAt: Date }) {
  const more =
    invited === 0
      ? ""
      : `: ${invited} more ${invited === 1 ? "builder is" : "builders are"} invited`;
  return {
    message: `We keep trying${more}. You see the case again in 24 hours`,
    invited,
    lookAgainAt: lookAgainAt.toISOString(),
  };
}

/** The reason is shown to the exhibitor. */
export const pauseForm = z.object({ reason: requiredProse("Reason", limits.reason) });

export const excludeForm = z.object({
  reason: z.enum(adminExclusions, `Reason must be one of ${adminExclusions.join(", ")}`),
});
