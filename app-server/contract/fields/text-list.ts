import * as z from "zod";
import { isVisible } from "./text.ts";

// Characters allowed in one line of text.
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]*$/u;

/** So many blanks at most: a longer list is refused before its texts are read. */
const maxBlanks = 1_000;

/** A list of short lines; blanks are dropped, and the rest is trimmed. */
export function textList(label: string, { entries, length }: { entries: number; length: number }) {
  return z
    .array(
      z
        .string(`${label} must be a list of texts`)
        .trim()
        .max(length, `${label}: each must be ${length} characters or fewer`)
        .regex(oneLine, `${label} must not contain control characters`),
      `${label} must be a list`,
    )
    .max(entries + maxBlanks, `${label} must be ${entries} or fewer`)
    .transform((texts) => texts.filter(isVisible))
    .refine((texts) => texts.length <= entries, `${label} must be ${entries} or fewer`);
}
