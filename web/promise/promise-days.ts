/** Allowed values of `?days=`; the first one is the default, also for any other text. */
export const summaryDays = ["90", "30", "365"] as const;

export function daysOf(search: URLSearchParams): (typeof summaryDays)[number] {
  return summaryDays.find((days) => days === search.get("days")) ?? summaryDays[0];
}
