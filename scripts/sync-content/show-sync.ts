import { type ProgressResult, progress } from "@clack/prompts";
import type { SyncProgress } from "../../domain/content-sync/report-keeper.ts";
import type { SyncReport } from "../../domain/content-sync/sync-report.ts";
import { tellReport } from "./tell-report.ts";

/** Where nobody sees a bar, a line now and then tells that it goes on. */
const linePauseMs = 5_000;

/** Shows how a sync goes: a bar for each kind on a terminal, plain lines elsewhere. */
export function showSync({ isTerminal }: { isTerminal: boolean }) {
  let bar: ProgressResult | undefined;
  let shown: SyncProgress | undefined;
  let lastLineAt = 0;

  function endBar() {
    if (bar && shown) bar.stop(lineOf(shown));
    bar = undefined;
  }

  return {
    progress(now: SyncProgress) {
      const isNext = shown?.kind !== now.kind;
      if (isTerminal) {
        if (isNext) {
          endBar();
          bar = progress({ max: Math.max(now.known, now.done, 1) });
          bar.start(lineOf(now));
        }
        bar?.advance(now.done - (isNext ? 0 : (shown?.done ?? 0)), lineOf(now));
      } else if (isNext || Date.now() - lastLineAt >= linePauseMs) {
        if (isNext && shown) console.log(lineOf(shown));
        else if (!isNext) console.log(lineOf(now));
        lastLineAt = Date.now();
      }
      shown = now;
    },
    report(report: SyncReport) {
      endBar();
      if (!isTerminal && shown) console.log(lineOf(shown));
      for (const line of tellReport(report)) console.log(line);
    },
    end: endBar,
  };
}

function lineOf({ kind, done, known, changed }: SyncProgress): string {
  const of = known > 0 ? ` of about ${Math.max(known, done)}` : "";
  return `${kind}: ${done}${of} read, ${changed} changed`;
}
