import type { RequestFacts } from "../../domain/messages/letter.ts";
import { oneLine } from "./one-line.ts";

/** The show's name, short enough for a subject. The only words of somebody else's that a subject may hold. */
export function showName({ tradeShowName }: RequestFacts): string {
  return oneLine(tradeShowName, 80);
}
