/** Industries of the calendar's filter. */
export const showIndustries = [
  "technology",
  "automotive",
  "healthcare",
  "retail",
  "financial services",
  "media & entertainment",
] as const;
