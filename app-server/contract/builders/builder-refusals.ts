import type { BuilderRefusal } from "../../../domain/builder-profiles/refusals.ts";
import type { RefusalRows } from "../refusal-rows.ts";
import { budgetOrderWords, profileLabels } from "./profile-labels.ts";

export const builderRefusals: RefusalRows<BuilderRefusal> = {
  "builder-not-found": { status: 404, words: "Builder not found" },
  "builder-suspended": {
    status: 409,
    words: "The builder's account is suspended. Restore the account first",
  },
  "builder-profile-incomplete": {
    status: 400,
    words: ({ missing }) =>
      missing.map((field) => `${profileLabels[field]} is required`).join(". "),
    errors: ({ missing }) =>
      missing.map((field) => ({ field, message: `${profileLabels[field]} is required` })),
  },
  "builder-type-needed": {
    status: 403,
    words:
      "Switch your account to builder first: in your settings, or with PATCH /api/auth/user/type",
  },
  "project-budget-order": { status: 400, words: budgetOrderWords, field: "maximumProjectBudget" },
};
