import type { ViewedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import { exclusionWords } from "../../../domain/promise/exclusion-words.ts";
import type { PromiseNotice } from "../../../domain/promise/promise-notice.ts";
import type { ExclusionReason } from "../../../domain/promise/quote-promise.ts";
import { declineWords } from "../../../domain/quotes/decline-words.ts";
import type { DeclineCode } from "../../../domain/quotes/quote-request.ts";

export type ViewedEvent = ViewedPromiseBody["events"][number];
type Detail = ViewedEvent["detail"];
/** An event, with its reason if the ledger has one. */
type Words = { what: string; why?: string | null };

const actors: Record<string, string> = {
  system: "the system",
  admin: "an admin",
  exhibitor: "the exhibitor",
};

const notices: Record<PromiseNotice, string> = {
  few: "Fewer builders fit than quotes were promised",
  "all-asked": "No further builder can be asked, and too few quotes are likely",
  "at-risk": "All quotes by the due time will be tight",
  "first-tight": "No quote yet, and the first is due soon",
  "first-missed": "The first quote is late",
  "all-missed": "Not all quotes are in on time",
  "first-news": "What is in at the first due time, as announced",
  "all-news": "What is in at the due time, as announced",
  "no-builders-left": "No builder is left to invite",
  "all-bounced": "All invitations bounced",
  "mail-waits": "An invitation waits for the mail server",
  "call-them": "Fewer than two quotes a day after the due time",
};

const events: Record<ViewedEvent["kind"], (builder: string, detail: Detail) => Words> = {
  received: (_, { promised }) => ({
    what: "Request received",
    why: typeof promised === "number" ? `${promised} quotes promised` : null,
  }),
  paused: () => ({ what: "Clock paused", why: "The exhibitor owes an answer" }),
  resumed: () => ({ what: "Clock resumed" }),
  invited: (builder, { wave, points }) => ({
    what: `${builder} invited`,
    why: typeof points === "number" ? `${points} points, wave ${wave ?? 1}` : `Wave ${wave ?? 1}`,
  }),
  delivered: (builder) => ({ what: `Invitation delivered to ${builder}` }),
  bounced: (builder) => ({
    what: `Invitation to ${builder} bounced`,
    why: "The mail server refused it",
  }),
  acknowledged: (builder) => ({ what: `${builder} will quote` }),
  "acknowledgement-taken-back": (builder) => ({
    what: `${builder} took back that they will quote`,
  }),
  quoted: (builder, { afterHours }) => ({
    what: `${builder} quoted`,
    why: typeof afterHours === "number" ? `Within ${afterHours} h of the request` : null,
  }),
  "answered-without-amount": (builder) => ({
    what: `${builder} answered without an amount`,
    why: "Not counted",
  }),
  withdrawn: (builder) => ({ what: `${builder} withdrew the quote` }),
  declined: (builder, { code }) => ({
    what: `${builder} declined`,
    why: declineWords((code ?? null) as DeclineCode | null, null),
  }),
  removed: (builder) => ({ what: `${builder} removed` }),
  lapsed: (builder) => ({ what: `Assumed that ${builder} won't quote`, why: "No answer in time" }),
  released: (builder) => ({ what: `${builder} released`, why: "Enough quotes are in" }),
  reminded: (builder) => ({ what: `${builder} reminded` }),
  told: (_, { notice }) => ({ what: "Exhibitor emailed", why: noticeWords(notice) }),
  alarm: (_, { notice }) => ({ what: "Admins emailed", why: noticeWords(notice) }),
  "target-kept": (_, detail) => ({ what: `${target(detail)}: in on time`, why: counted(detail) }),
  "target-missed": (_, detail) => ({ what: `${target(detail)}: missed`, why: counted(detail) }),
  excluded: (_, detail) => ({
    what: `${target(detail)}: not counted`,
    why: exclusionWords[detail.reason as ExclusionReason] ?? null,
  }),
  "policy-override": (builder, { conditions }) => ({
    what: `${builder} invited against the matching`,
    why: typeof conditions === "string" ? conditions : null,
  }),
  "more-asked": (_, { wanted }) =>
    wanted === 0
      ? { what: "No further builders wanted" }
      : { what: "More quotes asked for", why: wanted ? `${wanted} wanted` : null },
};

/** Describes an event of a promise, with the actor where the text doesn't imply it. */
export function promiseEventWords({ kind, builder, actor, detail }: ViewedEvent): {
  what: string;
  why: string | null;
} {
  const name = builder ?? (detail.builder ? `builder ${detail.builder}` : "a builder");
  const { what, why = null } = events[kind](name, detail);
  const role = kind === "invited" || kind === "removed" ? actors[actor] : undefined;
  return {
    what: what.charAt(0).toUpperCase() + what.slice(1) + (role ? ` by ${role}` : ""),
    why,
  };
}

function noticeWords(notice: Detail[string] | undefined): string | null {
  if (notice === "case-closed") return "An admin answered and closed the case";
  return notices[notice as PromiseNotice] ?? null;
}

/** Names a target and its clock: each target is measured by the wall clock and by business hours, and one of them decides. */
function target({ target: name, clock }: Detail): string {
  return `${name === "first" ? "First quote" : "All quotes"}, ${clock === "wall" ? "wall clock" : "business hours"}`;
}

function counted({ count }: Detail): string | null {
  if (typeof count !== "number") return null;
  return `${count} ${count === 1 ? "quote" : "quotes"} counted`;
}
