import { type LineInput, lineInputs } from "../../app-server/contract/quotes/line-fields.ts";

/**
 * Parses the rows that the line editor sends as one field; empty when the field is missing or
 * invalid.
 */
export function readTypedLines(text: string | undefined): LineInput[] {
  try {
    return lineInputs.safeParse(JSON.parse(text ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}
