import { sql } from "kysely";
import { showTitleKey } from "../schema/content/trade-show.ts";

/** The last day of the show that `quote_request q` names, if it is in the calendar about that time. */
export const lastShowDay = sql<string | null>`(
  select s.last_day::text from trade_show s
  where ${sql.raw(showTitleKey("s."))} = fold_text(q.trade_show_name)
    and s.last_day between coalesce(q.event_day, q.created_at::date) - 3
      and coalesce(q.event_day, q.created_at::date + 350) + 14
  order by s.last_day, s.id limit 1)`;
