import * as z from "zod";
import { fitText, isVisible } from "./text.ts";

/** Maximum number of blank entries: a longer list is refused before its texts are read. */
const maxBlanks = 1_000;

/** A list of short lines; blank ones are dropped, the others trimmed. */
export function textList(label: string, { entries, length }: { entries: number; length: number }) {
  return z
    .array(
      z
        .string(`${label} must be a list of texts`)
        .trim()
        .max(length, `${label}: each must be ${length} characters or fewer`)
        .check(fitText(label, "one")),
      `${label} must be a list`,
    )
    .max(entries + maxBlanks, `${label} must be ${entries} or fewer`)
    .transform((texts) => texts.filter(isVisible))
    .refine((texts) => texts.length <= entries, `${label} must be ${entries} or fewer`);
}
