import * as z from "zod";
import { builderFields } from "../../../domain/builder-profiles/builder-fields.ts";
import { isBudgetInOrder } from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import { typedZodOf } from "../fields/typed-zod-of.ts";
import { budgetOrderWords } from "./profile-labels.ts";

/** Parses the profile form: takes typed texts and returns the body of the call. */
export const builderProfileInput = z
  .strictObject(typedZodOf(builderFields))
  .refine(isBudgetInOrder, {
    path: ["maximumProjectBudget"],
    message: budgetOrderWords,
  });
export type BuilderProfileInput = z.input<typeof builderProfileInput>;
export type BuilderProfileOutput = z.output<typeof builderProfileInput>;
