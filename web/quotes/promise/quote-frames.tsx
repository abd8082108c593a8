import Check from "lucide-react/icons/check";
import type { PromisedTimesBody } from "../../../app-server/contract/quotes/promised-times.ts";
import { useNow } from "../../ui/use-now.ts";
import { clockShare } from "./clock-share.ts";
import { board, clock, elapsed, frame, frames, mark } from "./quote-frames.css.ts";

type Props = {
  promise: Pick<PromisedTimesBody, "receivedAt" | "firstDueAt" | "allDueAt" | "paused">;
  received: number;
  promised: number;
};

/** The promised quotes as frames on graph paper that fill as they come in, under the clock. Decoration: words say the same. */
export function QuoteFrames({ promise, received, promised }: Props) {
  const now = useNow();
  const { receivedAt: since, firstDueAt, allDueAt, paused } = promise;
  const pausedSince = paused?.since ?? null;
  const share = now && clockShare({ since, firstDueAt, allDueAt, pausedSince }, now);
  return (
    <div className={board} aria-hidden="true">
      {received < promised && (
        <div className={clock}>
          {share && (
            <>
              <span
                className={elapsed}
                data-late={share.isLate}
                style={{ width: `${share.elapsed}%` }}
              />
              <span className={mark} style={{ insetInlineStart: `${share.firstDue}%` }} />
            </>
          )}
        </div>
      )}
      <div className={frames}>
        {Array.from({ length: promised }, (_, at) => at).map((at) => (
          <span key={at} className={frame} data-in={at < received}>
            {at < received ? <Check size={20} strokeWidth={3} /> : at + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
