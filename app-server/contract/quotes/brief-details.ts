import * as z from "zod";
import {
  type BriefDetails,
  criteriaProblem,
  criterionNames,
  detailFields,
  statedDetails,
} from "../../../domain/quotes/brief-details.ts";
import { type FieldsOf, mapFields } from "../../../domain/shared/fields.ts";
import { bodyOf } from "../fields/body-of.ts";
import { changesZodOf } from "../fields/zod-of.ts";

const criteriaWords = {
  "not-100": "Weights must add up to 100",
  twice: "Name each criterion once",
};
const criterionWords = `Criterion must be one of ${criterionNames.join(", ")}`;
const weightWords = "Weight must be a whole number from 1 to 100";

const criteria = z
  .array(
    z.object({
      criterion: z.enum(criterionNames, criterionWords),
      weight: z.int(weightWords).min(1, weightWords).max(100, weightWords),
    }),
    "Criteria must be a list",
  )
  .max(criterionNames.length, `Criteria must be ${criterionNames.length} or fewer`)
  .superRefine((given, ctx) => {
    const problem = criteriaProblem(given);
    if (problem) ctx.addIssue({ code: "custom", message: criteriaWords[problem] });
  });

/** The optional fields of a brief; null or missing: not stated. */
export const briefDetailsForm = z
  .object({
    ...changesZodOf(detailFields),
    criteria: criteria.nullish().meta({ description: "How you choose; weights add up to 100" }),
    tradeShowId: z.uuid("Trade show must be an id").nullish().meta({
      description: "The calendar's show that you mean; one with another name is ignored",
    }),
  })
  .superRefine(({ pitch, pitchFee }, ctx) => {
    if (pitchFee == null || pitch === "paid-pitch") return;
    const message = "A pitch fee goes with a paid pitch only";
    ctx.addIssue({ code: "custom", path: ["pitchFee"], message });
  })
  .nullish()
  .transform((given): BriefDetails => statedDetails(given ?? {}));

/** The optional fields of a brief; null: not stated. */
export const briefDetailsBody = z.object({
  ...bodyOf(detailFields),
  doubleDeck: z.boolean().nullable(),
  mustHaves: z.array(z.string()),
  niceToHaves: z.array(z.string()),
  criteria: z.array(z.object({ criterion: z.enum(criterionNames), weight: z.int() })),
  tradeShowId: z.string().nullable(),
});
export type BriefDetailsBody = z.infer<typeof briefDetailsBody>;

export function toBriefDetailsBody(details: BriefDetails): BriefDetailsBody {
  const stated = mapFields(detailFields, (_, name) => details[name] ?? null);
  return {
    ...(stated as FieldsOf<typeof detailFields>),
    doubleDeck: details.doubleDeck ?? null,
    mustHaves: details.mustHaves ?? [],
    niceToHaves: details.niceToHaves ?? [],
    criteria: details.criteria ?? [],
    tradeShowId: details.tradeShowId ?? null,
  };
}
