import type { Block } from "./letter-words.ts";

/** Words that a person typed. An email's texts are single lines: each line is a quote of its own. */
export function quotedLines(text: string): Block[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => ({ kind: "quote", text: line }));
}
