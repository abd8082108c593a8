import { type LineInput, lineInputs } from "../../app-server/contract/quotes/line-fields.ts";

/** The rows that the line editor sent as one field; none when the field is missing or no list of rows. */
export function readTypedLines(text: string | undefined): LineInput[] {
  try {
    return lineInputs.safeParse(JSON.parse(text ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}
