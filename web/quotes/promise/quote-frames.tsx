import Check from "lucide-react/icons/check";
import type { PromisedTimesBody } from "../../../app-server/contract/quotes/promised-times.ts";
import { Monogram } from "../../builders/card/monogram.tsx";
import { formatMoney } from "../../format.ts";
import { useNow } from "../../ui/use-now.ts";
import { clockShare } from "./clock-share.ts";
import {
  board,
  builderMark,
  clock,
  elapsed,
  frame,
  frames,
  mark,
  price,
} from "./quote-frames.css.ts";
import { shortMoney } from "./short-money.ts";

/** A received quote with a price. */
export type FramedOffer = { id: string; builder: string; cents: number };

type Props = {
  promise: Pick<PromisedTimesBody, "receivedAt" | "firstDueAt" | "allDueAt" | "paused">;
  received: number;
  promised: number;
  /** The received quotes once loaded; until then received frames have a check mark. */
  offers?: readonly FramedOffer[];
};

/**
 * The promised quotes as frames on graph paper that fill as quotes arrive, below the clock.
 * Decorative: text says the same.
 */
export function QuoteFrames({ promise, received, promised, offers = [] }: Props) {
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
          <span key={at} className={frame} data-in={at < received} title={offers[at]?.builder}>
            {at < received ? <Filled offer={offers[at]} /> : at + 1}
          </span>
        ))}
      </div>
    </div>
  );
}

function Filled({ offer }: { offer: FramedOffer | undefined }) {
  if (!offer) return <Check size={20} strokeWidth={3} />;
  return (
    <>
      <span className={builderMark}>
        <Monogram name={offer.builder} />
      </span>
      <span
        className={price}
        data-whole={formatMoney(offer.cents)}
        data-short={shortMoney(offer.cents)}
      />
    </>
  );
}
