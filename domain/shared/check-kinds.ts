/** Kinds of checks of a builder, in the order of the steps on the site. */
export const checkKinds = ["portfolio", "references", "insurance", "site"] as const;
export type CheckKind = (typeof checkKinds)[number];

/** Names of the checks within a sentence: "Your insurance proof ends". */
export const checkNames: Record<CheckKind, string> = {
  portfolio: "portfolio check",
  references: "reference check",
  insurance: "insurance proof",
  site: "site visit",
};
