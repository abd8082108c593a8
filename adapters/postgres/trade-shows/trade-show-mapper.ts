import type { TradeShow } from "../../../domain/trade-shows/trade-show.ts";
import { type TradeShowRow, TradeShowTable } from "../schema/content/trade-show.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";

const computed = ["search_text", "last_day"] as const;
const origin = ["notion_id", "hidden", "created_at", "updated_at"] as const;

type Computed = (typeof computed)[number];
type Origin = (typeof origin)[number];

const codec = rowCodec<TradeShowRow, Computed | Origin>(TradeShowTable, [...computed, ...origin]);

/** Builds a show from its row. Long texts were sanitized before they were stored. */
export function toTradeShow(row: Omit<JsonRow<TradeShowRow>, Computed>): TradeShow {
  return codec.toRecord(row);
}

/** The row of a show written at `at`, shown to the public. `notionId`: id of the source's page it was imported from. */
export function toTradeShowRow(
  show: TradeShow,
  at: Date,
  notionId: string | null = null,
): Omit<TradeShowRow, Computed> {
  const stored = { notion_id: notionId, hidden: false, created_at: at, updated_at: at };
  return { ...codec.toRow(show), ...stored };
}
