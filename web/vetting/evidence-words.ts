import type { CheckKind } from "../../domain/shared/check-kinds.ts";
import { leastProjects } from "../../domain/vetting/check.ts";
import { leastAnswers, referenceLimits } from "../../domain/vetting/reference.ts";

/** Titles of the checks on screens. */
export const checkTitles: Record<CheckKind, string> = {
  portfolio: "Portfolio",
  references: "References",
  insurance: "Insurance",
  site: "Site visit",
};

/** The evidence that a builder sends for each check. */
export const evidenceOf: Record<CheckKind, string> = {
  portfolio: `${leastProjects} published projects or more, each with its show and a picture marked "built".`,
  references: `${leastAnswers} to ${referenceLimits.people} exhibitors you built for. We email each three questions; only we read the answers.`,
  insurance:
    "General liability of at least $1,000,000 per occurrence and in all, with its certificate.",
  site: "Who saw one of your booths on a show floor, with 1 to 6 photos of it.",
};
