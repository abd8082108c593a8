import * as z from "zod";
import { builderFields } from "../../../domain/builder-profiles/builder-fields.ts";
import { asEdited } from "../../../domain/builder-profiles/my-profile/my-profile.ts";
import {
  type ProfileField,
  toProfileForm,
} from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import {
  decisions,
  type ProfileToReview,
  type ProjectToReview,
  profileDecisions,
  type ReviewQueue,
} from "../../../domain/moderation/review.ts";
import {
  reviewedFields,
  toReviewedProject,
} from "../../../domain/portfolio/my-portfolio/reviewed-fields.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { namesOf } from "../../../domain/shared/fields.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { countText } from "../../../domain/shared/text/count-text.ts";
import { changedFields } from "../../../domain/shared/writes/changed-fields.ts";
import { profileLabels } from "../builders/profile-labels.ts";
import { optionalProse } from "../fields/text.ts";
import { pictureCopies } from "../portfolio/picture-copies.ts";
import { projectLabels } from "../portfolio/project-labels.ts";

const version = z.iso
  .datetime({ error: "Version must be one from the review queue" })
  .nullish()
  .transform((text) => (text ? new Date(text) : null));

/**
 * An admin's decision. `version` is the one that the admin reviewed; an outdated one is refused.
 */
export const profileDecision = z.object({
  decision: z.enum(profileDecisions, "Decision must be approve, decline or keep"),
  reason: optionalProse("Reason", limits.reason),
  version,
});

/** `featured` grants or withdraws the featured status; without it nothing changes. */
export const projectDecision = profileDecision.extend({
  decision: z.enum(decisions, "Decision must be approve or decline"),
  featured: z
    .boolean("Featured must be true or false")
    .nullish()
    .transform((featured) => featured ?? null),
});
export type ProjectDecisionInput = z.input<typeof projectDecision>;

/** A field under review, and its value at the last review; null when there was none. */
const reviewedField = z.object({
  field: z.string(),
  label: z.string(),
  now: z.array(z.string()),
  earlier: z.array(z.string()).nullable(),
  isChanged: z.boolean(),
  /** Whether the field is published only after approval, although the rest is public. */
  isHeld: z.boolean(),
});
export type ReviewedFieldBody = z.infer<typeof reviewedField>;

/** A builder or project to review. All field values are lists of texts. */
const reviewItemBody = z.object({
  id: z.string(),
  title: z.string(),
  builderName: z.string().nullable(),
  reviewState: z.string(),
  waitingSince: z.string(),
  version: z.string(),
  /** Whether it is public already, and was changed since the last review. */
  isLive: z.boolean(),
  featured: z.boolean(),
  featuredRequested: z.boolean(),
  fields: z.array(reviewedField),
  pictureCopies,
});
export type ReviewItemBody = z.infer<typeof reviewItemBody>;

/** Longest waiting first, at most fifty of each. */
export const reviewQueueBody = z.object({
  builders: z.array(reviewItemBody),
  projects: z.array(reviewItemBody),
  totals: z.object({ builders: z.int(), projects: z.int() }),
});
export type ReviewQueueBody = z.infer<typeof reviewQueueBody>;

export function toReviewQueueBody({ profiles, projects, totals }: ReviewQueue): ReviewQueueBody {
  return {
    builders: profiles.map(toProfileItem),
    projects: projects.map(toProjectItem),
    totals: { builders: totals.profiles, projects: totals.projects },
  };
}

function toProfileItem({ profile: shown, earlier, waitingSince }: ProfileToReview): ReviewItemBody {
  const profile = asEdited(shown);
  const waits = Object.keys(profile.held ?? {});
  const { id, name, reviewState, updatedAt, pictureCopies } = profile;
  const label = (field: ProfileField) => profileLabels[field];
  return {
    id,
    title: name,
    builderName: null,
    reviewState,
    waitingSince: waitingSince.toISOString(),
    version: updatedAt.toISOString(),
    isLive: reviewState === "approved",
    featured: false,
    featuredRequested: false,
    fields: toFields(namesOf(builderFields), label, toProfileForm(profile), earlier).map(
      (each) => ({
        ...each,
        isHeld: waits.includes(each.field),
      }),
    ),
    pictureCopies,
  };
}

function toProjectItem(waiting: ProjectToReview): ReviewItemBody {
  const { project, builderName, earlier, waitingSince } = waiting;
  const { id, title, reviewState, updatedAt, featured, featuredRequested, pictureCopies } = project;
  return {
    id,
    title,
    builderName,
    reviewState,
    featured,
    featuredRequested,
    waitingSince: waitingSince.toISOString(),
    version: updatedAt.toISOString(),
    isLive: reviewState === "approved",
    fields: toFields(
      reviewedFields,
      (field) => projectLabels[field],
      toReviewedProject(project),
      earlier,
    ),
    pictureCopies,
  };
}

function toFields<Form extends object>(
  names: readonly (keyof Form & string)[],
  label: (name: never) => string,
  now: Form,
  earlier: Partial<Form> | null,
): ReviewedFieldBody[] {
  const changed = earlier ? changedFields({ ...now, ...earlier }, now) : [];
  return names.map((field) => ({
    field,
    label: label(field as never),
    now: toTexts(field, now[field]),
    earlier: earlier && toTexts(field, earlier[field]),
    isChanged: changed.includes(field),
    isHeld: false,
  }));
}

const amounts: readonly string[] = namesOf(builderFields, ({ kind }) => kind === "dollars");

function toTexts(field: string, value: unknown): string[] {
  if (typeof value === "number" && amounts.includes(field)) return [moneyText(value * 100)];
  if (typeof value === "number") return [countText(value)];
  if (value === null || value === undefined || value === "") return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
