import type { RequestFacts } from "../../domain/messages/letter-facts.ts";
import { shortShowName } from "../../domain/trade-shows/short-show-name.ts";
import { oneLine } from "./one-line.ts";

/**
 * The show's name, shortened for a subject; "your show" if missing. The only typed text allowed in
 * subjects.
 */
export function showName({ tradeShowName, eventDate }: RequestFacts): string {
  return shortShowName(oneLine(tradeShowName), eventDate) || "your show";
}

/** The show's name, shortened for a subject that also names a builder and an amount. */
export function subjectShow(request: RequestFacts): string {
  const name = showName(request);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A builder's name, shortened for a subject. */
export function subjectBuilder(name: string): string {
  return oneLine(name, 32);
}
