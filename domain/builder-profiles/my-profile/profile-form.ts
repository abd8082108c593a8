import { namesOf, pickFields } from "../../shared/fields.ts";
import { type BuilderFields, builderFields } from "../builder-fields.ts";
import type { BuilderProfile } from "../builder-profile.ts";

/** The fields that a builder edits. */
export type ProfileForm = BuilderFields;
export type ProfileField = keyof ProfileForm;

/** Fields that the first save must fill. */
export const requiredProfileFields = namesOf(builderFields, ({ required }) => required === true);

/** Whether the largest budget is no less than the smallest; true when either is missing. */
export function isBudgetInOrder({
  minimumProjectBudget: least,
  maximumProjectBudget: most,
}: Pick<BuilderProfile, "minimumProjectBudget" | "maximumProjectBudget">): boolean {
  return least === null || most === null || most >= least;
}

/** Drops everything but the form's fields. */
export function toProfileForm(profile: ProfileForm): ProfileForm {
  return pickFields(builderFields, profile);
}
