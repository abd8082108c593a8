import { foldText } from "../shared/text/fold-text.ts";

/** Whether two names mean the same show, ignoring the year: "CES 2027" is CES. */
export function isSameShow(one: string, other: string): boolean {
  const name = showName(one);
  return name !== "" && name === showName(other);
}

function showName(text: string): string {
  return foldText(text)
    .replace(/\b(19|20)\d\d\b/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
