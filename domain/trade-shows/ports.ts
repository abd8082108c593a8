import type { TradeShowId } from "../shared/id.ts";
import type { TradeShow } from "./trade-show.ts";

/** Where trade shows are kept. */
export type TradeShowRepository = {
  find(id: TradeShowId): Promise<TradeShow | null>;

  /** By start date, undated last; at most 10,000. */
  list(): Promise<TradeShow[]>;
};
