export type Claim = { value: string; label: string };

/**
 * Editable copy: promises and figures of the marketing pages. Pages state different numbers of
 * projects, as specified. With samples the figures are marked as illustrative; with real content
 * they are counted.
 */
export const claims = {
  tagline: "Connecting exhibitors with top-rated booth builders worldwide.",
  builders: { value: "150+", label: "vetted builders" },
  projects: { value: "2,847", label: "projects completed" },
  projectsOnHowItWorks: { value: "500+", label: "projects completed" },
  projectsOnAboutUs: { value: "2,800+", label: "projects completed" },
  portfolioProjects: { value: "255+", label: "portfolio projects" },
  industries: { value: "10+", label: "industries" },
  satisfaction: { value: "98%", label: "client satisfaction" },
  repeatBusiness: { value: "85%", label: "repeat business" },
  quotesWithin: { value: "{h}", label: "to your quotes" },
} as const;
