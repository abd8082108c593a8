import type { Block } from "./letter-words.ts";

/** Typed text as blocks: each line becomes a quote block, since blocks are single lines. */
export function quotedLines(text: string): Block[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => ({ kind: "quote", text: line }));
}
