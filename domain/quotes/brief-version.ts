import { pick } from "../shared/records.ts";
import { type BriefDetail, briefDetails, toldDetail } from "./brief-details.ts";
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
  "brief",
] as const;
export type BriefField = (typeof briefFields)[number];
export type Brief = Pick<QuoteRequest, BriefField>;

/** A brief as of `createdAt`. Versions count from 1. */
export type BriefVersion = Brief &
  Pick<QuoteRequest, "findings"> & { version: number; createdAt: Date };

type PlainField = Exclude<BriefField, "brief">;
const plainFields = briefFields.filter((field): field is PlainField => field !== "brief");
/** A field of a brief, or one of its details, that a change names. */
export type ChangedField = PlainField | BriefDetail;
export const changedFieldNames: readonly ChangedField[] = [...plainFields, ...briefDetails];
type Told = string | string[] | null;

/** A field that differs between two versions of a brief; details as `toldDetail` tells them. */
export type BriefChange = { field: ChangedField; from: Told; to: Told };
/** The changes of a version; empty when files were added or removed. */
export type BriefEdit = { version: number; createdAt: Date; changes: BriefChange[] };

/** The fields that differ. The order of a list doesn't count. */
export function briefChanges(before: Brief, after: Brief): BriefChange[] {
  const value = (given: Told) => (Array.isArray(given) ? [...given].sort().join("\n") : given);
  const changes: BriefChange[] = [
    ...plainFields.map((field) => ({ field, from: before[field], to: after[field] })),
    ...briefDetails.map((field) => ({
      field,
      from: toldDetail(before.brief, field),
      to: toldDetail(after.brief, field),
    })),
  ];
  return changes.filter(({ from, to }) => value(from) !== value(to));
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
  const { findings, briefVersion: version } = request;
  return { ...pick(request, briefFields), findings, version, createdAt };
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
