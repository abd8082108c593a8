import type { RequestFacts } from "../../domain/messages/letter-facts.ts";
import { oneLine } from "./one-line.ts";

/** The show's name, shortened for a subject; without one "your show". The only typed text that a subject may contain. */
export function showName({ tradeShowName }: RequestFacts): string {
  return oneLine(tradeShowName, 80) || "your show";
}
