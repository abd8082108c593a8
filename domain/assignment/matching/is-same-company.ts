const legalForm =
  /(?: (?:inc|llc|ltd|limited|corp|corporation|co|company|gmbh|ag|bv|sa|srl|plc))+$/;

/** Whether two names are those of one company: capitals, marks and the legal form at the end don't matter. */
export function isSameCompany(one: string, other: string): boolean {
  const name = folded(one);
  return name !== "" && name === folded(other);
}

function folded(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.replace(legalForm, "");
}
