import { dayText } from "../../../../domain/shared/time/day-text.ts";
import type { Paper } from "../../../services/paper.ts";

export const colors = {
  ink: "#1d2433",
  muted: "#5d6472",
  rule: "#c9c2b2",
  gap: "#d9d2c2",
  accent: "#c2410c",
};
export const margin = 28;

/** The finished file, with this line at the bottom of each page. */
export function finish(paper: Paper, foot: string): Promise<Uint8Array<ArrayBuffer>> {
  const style = { size: 7, color: colors.muted };
  return paper.bytes({ x: margin, y: paper.height - margin + 8, text: foot, style });
}

/** The date of an event; the typed text if it names no single day. */
export function eventText(typed: string, day: string | null): string {
  return day ? dayText(new Date(day)) : typed;
}
