import { pick } from "../shared/records.ts";
import type { QuoteRequest } from "./quote-request.ts";
import type { QuoteResponse } from "./quote-response.ts";

/** The fields of a request that its exhibitor may change while quotes come in. */
export const briefFields = [
  "boothSize",
  "serviceType",
  "budget",
  "features",
  "additionalRequirements",
  "designLink",
] as const;
export type BriefField = (typeof briefFields)[number];
export type Brief = Pick<QuoteRequest, BriefField>;

/** A brief as it stood from `createdAt` on. Versions count from 1. */
export type BriefVersion = Brief & { version: number; createdAt: Date };

/** One field that two versions of a brief have differently. */
export type BriefChange = { field: BriefField; from: Brief[BriefField]; to: Brief[BriefField] };
/** The changes that made a version; none when files were added or removed. */
export type BriefEdit = { version: number; createdAt: Date; changes: BriefChange[] };

/** The differences in a later brief. The order of features says nothing. */
export function briefChanges(before: Brief, after: Brief): BriefChange[] {
  const value = (brief: Brief, field: BriefField) =>
    field === "features" ? [...brief.features].sort().join("\n") : brief[field];
  return briefFields
    .filter((field) => value(before, field) !== value(after, field))
    .map((field) => ({ field, from: before[field], to: after[field] }));
}

/** The edits between versions, the latest first. */
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

/** The stored version of a request's current brief. */
export function briefVersionOf(request: QuoteRequest, createdAt: Date): BriefVersion {
  return { ...pick(request, briefFields), version: request.briefVersion, createdAt };
}

/** Whether a quote waits for its builder to confirm or revise it, because the brief was changed. */
export function isForEarlierBrief(
  { confirmedBrief }: Pick<QuoteResponse, "confirmedBrief">,
  { briefVersion }: Pick<QuoteRequest, "briefVersion">,
): boolean {
  return confirmedBrief < briefVersion;
}
