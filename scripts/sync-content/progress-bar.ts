import process from "node:process";
import type { SyncProgress } from "../../domain/content-sync/report-builder.ts";
import { lineOf } from "./line-of.ts";

const cells = 24;
const eraseLine = "\r\u001b[2K";

/** A line of a terminal that is drawn over itself while a kind is read, and stays when it is done. */
export function createProgressBar(output: NodeJS.WriteStream = process.stdout) {
  let isOpen = false;
  return {
    draw(progress: SyncProgress) {
      const { done, known } = progress;
      const part = known > 0 ? Math.min(done / known, 1) : 0;
      const full = Math.round(part * cells);
      // how many there are is known from the second sync on
      const bar = known > 0 ? `${"█".repeat(full)}${"░".repeat(cells - full)} ` : "";
      const line = `${bar}${lineOf(progress)}`;
      output.write(`${eraseLine}${line.slice(0, (output.columns || 80) - 1)}`);
      isOpen = true;
    },
    end() {
      if (isOpen) output.write("\n");
      isOpen = false;
    },
  };
}
