import * as z from "zod";
import { insuranceFields, siteFields } from "../../../domain/vetting/check-fields.ts";
import { typedZodOf } from "../fields/typed-zod-of.ts";

/** Parse the forms of checks: take typed texts and return the facts. */
export const insuranceInput = z.object(typedZodOf(insuranceFields));
export const siteInput = z.object(typedZodOf(siteFields));

/** Any of them. */
export type CheckInput = z.ZodType<Record<string, unknown>, Record<string, unknown>>;
