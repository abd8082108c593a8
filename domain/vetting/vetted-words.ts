import type { RequiredVetting } from "./required-vetting.ts";

/** The sentence about the checks on public pages, by the policy under which builders are invited. */
export const vettedWords: Record<RequiredVetting, string> = {
  none: "Each builder's page says which of our checks are valid.",
  insurance: "We invite only builders whose insurance we checked.",
  all: "We invite only builders with all four checks: portfolio, references, insurance and a site visit.",
};
