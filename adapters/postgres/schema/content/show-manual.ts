import { defineEntity, p } from "@mikro-orm/core";
import type { BoothRules } from "../../../../domain/booth-rules/booth-rules.ts";
import type { ShowDeadline } from "../../../../domain/show-plan/plan.ts";
import { columns } from "../columns.ts";
import { TradeShowTable } from "./trade-show.ts";

/** Rules for booths and deadlines that an admin entered from a show's exhibitor manual. */
export const ShowManualTable = defineEntity({
  name: "ShowManualTable",
  tableName: "show_manual",
  properties: {
    trade_show_id: () =>
      p
        .manyToOne(TradeShowTable)
        .primary()
        .mapToPk()
        .fieldName("trade_show_id")
        .deleteRule("cascade")
        .index(false),
    rules: p.json<BoothRules>().strictNullable(),
    deadlines: p.json<ShowDeadline[]>().defaultRaw("'[]'"),
    updated_at: columns.createdAt(),
  },
});
