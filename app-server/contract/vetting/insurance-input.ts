import * as z from "zod";
import { insuranceFields } from "../../../domain/vetting/check-fields.ts";
import { typedZodOf } from "../fields/typed-zod-of.ts";

/** Parses the form of an insurance: takes typed texts and returns its facts. */
export const insuranceInput = z.object(typedZodOf(insuranceFields));
export type InsuranceInput = z.input<typeof insuranceInput>;
export type InsuranceOutput = z.output<typeof insuranceInput>;
