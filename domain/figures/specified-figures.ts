import type { FigureKey } from "./figure-list.ts";

/**
 * The specification's words for figures, shown beside samples. Every page with figures loads them:
 * they stand apart from how figures are counted.
 */
export const specifiedFigures = {
  "portfolio-projects": { value: "255+", label: "portfolio projects" },
  industries: { value: "10+", label: "industries" },
  "vetted-builders": { value: "150+", label: "vetted builders" },
  "projects-completed": { value: "2,847", label: "projects completed" },
  satisfaction: { value: "98%", label: "client satisfaction" },
  "repeat-business": { value: "85%", label: "repeat business" },
} as const satisfies Partial<Record<FigureKey, { value: string; label: string }>>;
