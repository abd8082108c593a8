import * as z from "zod";
import { limits } from "../../../domain/quotes/limits.ts";
import { maxAmountCents } from "../../../domain/shared/money.ts";
import { parseDollars } from "../../../domain/shared/parse-dollars.ts";
import { needsDetailWords, offerForm } from "./quote-responses.ts";

const { attachments } = offerForm.shape;

/** The Submit Quote form: text as typed in, an offer in the words of the wire out. */
export const offerFields = z
  .object({
    quotedAmount: z
      .string()
      .refine((text) => text.trim() === "" || parseDollars(text) !== null, {
        message: `Enter an amount in dollars, such as 12,500 or 12500.50, up to ${(maxAmountCents / 100).toLocaleString("en-US")}`,
      })
      .transform(parseDollars),
    estimatedTimeline: offerForm.shape.estimatedTimeline,
    responseMessage: offerForm.shape.responseMessage,
    attachments: z
      .string()
      .transform((text) => text.split(/\s+/).filter(Boolean))
      .superRefine((links, ctx) => {
        const [issue] = attachments.safeParse(links).error?.issues ?? [];
        if (issue) ctx.addIssue({ code: "custom", message: issue.message });
      }),
    validUntil: z
      .string()
      .regex(/^(\d{4}-\d{2}-\d{2})?$/, "Enter a date")
      .refine((day) => !(Date.parse(`${day}T23:59:59Z`) <= Date.now()), {
        message: "Valid until must be in the future",
      })
      .transform((day) => day || null),
  })
  .refine(
    ({ quotedAmount, responseMessage }) =>
      quotedAmount !== null || (responseMessage?.length ?? 0) >= limits.messageWithoutAmount,
    { path: ["responseMessage"], message: needsDetailWords },
  );
export type OfferInput = z.input<typeof offerFields>;
export type OfferOutput = z.output<typeof offerFields>;
