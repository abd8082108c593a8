import { endOfOffer } from "../../quotes/last-day.ts";
import type { QuoteCase } from "../../quotes/ports.ts";
import type { Invitation } from "../../quotes/quote-request.ts";
import { type QuoteResponse, statusAt } from "../../quotes/quote-response.ts";
import type { BuilderId } from "../../shared/id.ts";
import { minuteMs } from "../../shared/time/time-units.ts";
import { contentVersion } from "../../shared/writes/content-version.ts";

export const actsToTakeBack = [
  "quoted",
  "revised",
  "withdrawn",
  "acknowledged",
  "declined",
] as const;
export type ActToTakeBack = (typeof actsToTakeBack)[number];

/** Minutes within which an answer by link can be taken back. */
const takeBackMinutes = 60;

export type LastAct =
  | { kind: "quoted" | "revised" | "withdrawn"; response: QuoteResponse; at: Date }
  | { kind: "acknowledged" | "declined"; invitation: Invitation; at: Date };

/** When the act can no longer be taken back. */
export function takeBackEnd({ at }: LastAct): Date {
  return new Date(at.getTime() + takeBackMinutes * minuteMs);
}

/** The builder's pending offer, else their latest one. */
export function ownResponse(
  { responses }: QuoteCase,
  builderId: BuilderId,
  now: Date,
): QuoteResponse | null {
  const own = responses.filter((response) => response.builderId === builderId);
  return own.find((response) => statusAt(response, now) === "pending") ?? own[0] ?? null;
}

/** The version of this act; a page sends it with the request to take the act back. */
export function actVersion(act: LastAct): string {
  return contentVersion(
    "response" in act ? [act.kind, act.response.id, act.response.revision] : [act.kind, act.at],
  );
}

/**
 * The builder's last act that can still be taken back; null when there is none, or once a quote is
 * accepted.
 */
export function lastAct(found: QuoteCase, invitation: Invitation, now: Date): LastAct | null {
  if (found.responses.some(({ status }) => status === "accepted")) return null;
  const response = ownResponse(found, invitation.builderId, now);
  const { acknowledgedAt, declinedAt } = invitation;
  // of two acts at the same instant the later in this list counts
  const acts: LastAct[] = [];
  if (acknowledgedAt) acts.push({ kind: "acknowledged", invitation, at: acknowledgedAt });
  if (response && statusAt(response, now) === "pending") {
    const kind = response.revision === 1 ? "quoted" : "revised";
    acts.push({ kind, response, at: kind === "quoted" ? response.createdAt : response.updatedAt });
  }
  if (response?.withdrawnAt && endOfOffer(response) > now) {
    acts.push({ kind: "withdrawn", response, at: response.withdrawnAt });
  }
  if (declinedAt) acts.push({ kind: "declined", invitation, at: declinedAt });
  const latest = acts.reduce<LastAct | null>(
    (best, act) => (best && best.at > act.at ? best : act),
    null,
  );
  return latest && now < takeBackEnd(latest) ? latest : null;
}
