import type { ProfileField } from "./my-profile/profile-form.ts";

export type BuilderNotFound = { kind: "builder-not-found" };
/** The builder's account is suspended; restore it before approving the profile. */
export type BuilderSuspended = { kind: "builder-suspended" };
/** The first save lacks required fields. */
export type BuilderProfileIncomplete = {
  kind: "builder-profile-incomplete";
  missing: ProfileField[];
};
/** The account isn't a builder's; its owner has to switch its type first. */
export type BuilderTypeNeeded = { kind: "builder-type-needed" };
/** The maximum project budget is below the minimum. */
export type ProjectBudgetOrder = { kind: "project-budget-order" };

export type BuilderRefusal =
  | BuilderNotFound
  | BuilderSuspended
  | BuilderProfileIncomplete
  | BuilderTypeNeeded
  | ProjectBudgetOrder;
