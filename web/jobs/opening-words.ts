import { countText } from "../../domain/shared/text/count-text.ts";

/** "The show opens in 12 days". */
export function opening(days: number): string {
  if (days === 0) return "The show opens today";
  return days === 1 ? "The show opens tomorrow" : `The show opens in ${countText(days)} days`;
}
