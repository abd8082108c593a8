import type { TradeShowId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { TradeShowRepository } from "./ports.ts";
import type { TradeShowNotFound } from "./refusals.ts";
import type { TradeShow } from "./trade-show.ts";

/** A visitor opens a show. */
export function viewTradeShow({ tradeShows }: { tradeShows: TradeShowRepository }) {
  return async ({ id }: { id: TradeShowId }): Promise<Result<TradeShow, TradeShowNotFound>> => {
    const show = await tradeShows.find(id);
    return show ? ok(show) : refuse({ kind: "trade-show-not-found" });
  };
}
