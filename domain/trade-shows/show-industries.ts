/** What the calendar's industry filter offers. */
export const showIndustries = [
  "technology",
  "automotive",
  "healthcare",
  "retail",
  "financial services",
  "media & entertainment",
] as const;
