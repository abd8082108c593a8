import type { EntityManager } from "@mikro-orm/postgresql";
import { wholeListLimit } from "../../domain/shared/page.ts";
import type { TradeShowRepository } from "../../domain/trade-shows/ports.ts";
import { isUuid } from "./is-uuid.ts";
import { runSql } from "./run-sql.ts";
import type { TradeShowRow } from "./schema/trade-show.ts";
import type { Stored } from "./stored.ts";
import { toTradeShow } from "./trade-show-mapper.ts";

type Selected = { show: Stored<TradeShowRow> };

/** Keeps trade shows in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresTradeShowRepository(em: EntityManager): TradeShowRepository {
  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const sql = "select to_json(s) as show from trade_show s where id = $1";
      const [row] = await runSql<Selected>(em, sql, [id]);
      return row ? toTradeShow(row.show) : null;
    },

    async list() {
      const rows = await runSql<Selected>(
        em,
        `select to_json(s) as show from trade_show s
         order by start_date, title, id limit ${wholeListLimit}`,
      );
      return rows.map(({ show }) => toTradeShow(show));
    },
  };
}
