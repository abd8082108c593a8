import type { ProfileField } from "./my-profile/profile-form.ts";

export type BuilderNotFound = { kind: "builder-not-found" };
/** Its account is suspended: it is put on the site after the account is restored. */
export type BuilderSuspended = { kind: "builder-suspended" };
/** The first save lacks what no profile is without. */
export type BuilderProfileIncomplete = {
  kind: "builder-profile-incomplete";
  missing: ProfileField[];
};
/** The account is of another type: its person switches it to builder first. */
export type BuilderTypeNeeded = { kind: "builder-type-needed" };
/** The most that a project may cost is less than the least. */
export type ProjectBudgetOrder = { kind: "project-budget-order" };

export type BuilderRefusal =
  | BuilderNotFound
  | BuilderSuspended
  | BuilderProfileIncomplete
  | BuilderTypeNeeded
  | ProjectBudgetOrder;
