import { type RemovalCode, removalReasons } from "../../domain/ratings/review.ts";

/** Why a review was removed, in words. */
export function removalWords(code: RemovalCode | null): string {
  const reason = removalReasons.find(({ value }) => value === code);
  return reason?.label ?? "Its author took it down";
}
