import process from "node:process";
import type { SyncProgress } from "../../domain/content-sync/report-builder.ts";
import type { SyncReport } from "../../domain/content-sync/sync-report.ts";
import { printReport } from "./print-report.ts";

/** Milliseconds between progress lines without a terminal. */
const linePauseMs = 5_000;

/** Shows the progress of a sync: a bar for each kind on a terminal, plain lines elsewhere. */
export function showSync({ isTerminal }: { isTerminal: boolean }) {
  const bar = createProgressBar();
  let shown: SyncProgress | undefined;
  let lastLineAt = 0;
  let isOver = false;

  return {
    progress(now: SyncProgress) {
      if (isOver) return;
      const isNext = shown?.kind !== now.kind;
      if (isTerminal) {
        if (isNext) bar.end();
        bar.draw(now);
      } else if (isNext || performance.now() - lastLineAt >= linePauseMs) {
        if (isNext && shown) console.log(lineOf(shown));
        else if (!isNext) console.log(lineOf(now));
        lastLineAt = performance.now();
      }
      shown = now;
    },
    report(report: SyncReport) {
      bar.end();
      if (!isTerminal && shown) console.log(lineOf(shown));
      for (const line of printReport(report)) console.log(line);
    },
    end() {
      isOver = true;
      bar.end();
    },
  };
}

const cells = 24;
const eraseLine = "\r\u001b[2K";

/** A terminal line that is redrawn while a kind is read, and stays when it is done. */
function createProgressBar(output: NodeJS.WriteStream = process.stdout) {
  let isOpen = false;
  return {
    draw(progress: SyncProgress) {
      const { done, known } = progress;
      const part = known > 0 ? Math.min(done / known, 1) : 0;
      const full = Math.round(part * cells);
      // the total is known only from the second sync on
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

/** A line about the progress of a kind. */
function lineOf({ kind, done, known, changed }: SyncProgress): string {
  const of = known > 0 ? ` of about ${Math.max(known, done)}` : "";
  return `${kind}: ${done}${of} read, ${changed} changed`;
}
