import { foldText } from "../../shared/text/fold-text.ts";

const legalForm =
  /(?: (?:inc|llc|llp|ltd|limited|pty|corp|corporation|co|company|gmbh|ag|kg|bv|nv|sa|sas|spa|srl|plc))+$/;

/** Whether two names are those of one company: capitals, marks and the legal form at the end don't matter. */
export function isSameCompany(one: string, other: string): boolean {
  const name = folded(one);
  return name !== "" && name === folded(other);
}

function folded(name: string): string {
  const words = foldText(name)
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.replace(legalForm, "");
}
