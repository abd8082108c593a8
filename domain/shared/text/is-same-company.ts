import { foldText } from "./fold-text.ts";

const legalForms =
  "inc|llc|llp|ltd|limited|pty|corp|corporation|co|company|gmbh|ag|kg|bv|nv|sa|sas|spa|srl|plc";
const legalForm = new RegExp(`(?: (?:${legalForms}))+$`);
const writtenForm = new RegExp(`(?:[\\s,]+(?:${legalForms})\\.?)+$`, "i");

/**
 * Whether two names mean the same company, ignoring case, punctuation and the legal form at the
 * end.
 */
export function isSameCompany(one: string, other: string): boolean {
  const name = folded(one);
  return name !== "" && name === folded(other);
}

/** The name as it was written, without the legal form at its end. */
export function withoutLegalForm(name: string): string {
  return name.trim().replace(writtenForm, "");
}

function folded(name: string): string {
  const words = foldText(name)
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.replace(legalForm, "");
}
