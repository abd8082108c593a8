/** The states that the calendar knows. A show may come with another word; that one is shown as it is. */
export const showStatuses = [
  "registration-open",
  "upcoming",
  "in-progress",
  "done",
  "sold-out",
] as const;
export type ShowStatus = (typeof showStatuses)[number];

/** The page of a show tells three states apart; everything else is upcoming there. */
export function detailStatusOf(status: string): ShowStatus {
  return status === "registration-open" || status === "sold-out" ? status : "upcoming";
}
