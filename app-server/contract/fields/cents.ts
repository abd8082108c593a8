import * as z from "zod";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";

/** An amount of US cents from 0 to `maxAmountCents`. Error messages name the field. */
export function cents(label: string) {
  return z
    .int(`${label} must be whole cents`)
    .min(0, `${label} must be 0 or more`)
    .max(maxAmountCents, `${label} is too large`);
}
