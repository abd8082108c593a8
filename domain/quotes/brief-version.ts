import { pick } from "../shared/records.ts";
import type { QuoteRequest } from "./quote-request.ts";
import type { QuoteResponse } from "./quote-response.ts";

/** Fields of a request that its exhibitor may change after sending it. */
export const briefFields = [
  "eventDate",
  "venue",
  "industry",
  "boothSize",
  "openSides",
  "serviceType",
  "budget",
  "features",
  "additionalRequirements",
  "designLink",
] as const;
export type BriefField = (typeof briefFields)[number];
export type Brief = Pick<QuoteRequest, BriefField>;

/** A brief as of `createdAt`. Versions count from 1. */
export type BriefVersion = Brief & { version: number; createdAt: Date };

/** A field that differs between two versions of a brief. */
export type BriefChange = { field: BriefField; from: Brief[BriefField]; to: Brief[BriefField] };
/** The changes of a version; empty when files were added or removed. */
export type BriefEdit = { version: number; createdAt: Date; changes: BriefChange[] };

/** The fields that differ. The order of a list doesn't count. */
export function briefChanges(before: Brief, after: Brief): BriefChange[] {
  const value = (given: Brief[BriefField]) =>
    Array.isArray(given) ? [...given].sort().join("\n") : given;
  return briefFields
    .filter((field) => value(before[field]) !== value(after[field]))
    .map((field) => ({ field, from: before[field], to: after[field] }));
}

/** The edits between consecutive versions, latest first. */
export function briefEdits(versions: readonly BriefVersion[]): BriefEdit[] {
  const inOrder = [...versions].sort((a, b) => a.version - b.version);
  return inOrder
    .flatMap((after, index): BriefEdit[] => {
      const before = inOrder[index - 1];
      const { version, createdAt } = after;
      return before ? [{ version, createdAt, changes: briefChanges(before, after) }] : [];
    })
    .reverse();
}

/** The current brief as a version to store. */
export function briefVersionOf(request: QuoteRequest, createdAt: Date): BriefVersion {
  return { ...pick(request, briefFields), version: request.briefVersion, createdAt };
}

/**
 * Whether a pending quote needs its builder's confirmation or revision because the brief has
 * changed.
 */
export function isForEarlierBrief(
  { confirmedBrief }: Pick<QuoteResponse, "confirmedBrief">,
  { briefVersion }: Pick<QuoteRequest, "briefVersion">,
): boolean {
  return confirmedBrief < briefVersion;
}
