import { defineEntity, p } from "@mikro-orm/core";
import type { Rate } from "../../../../domain/offers/own-rates.ts";
import { columns } from "../columns.ts";
import { BuilderTable } from "../content/builder.ts";

/** A builder's own prices by category, visible to that builder only. */
export const RateCardTable = defineEntity({
  name: "RateCardTable",
  tableName: "rate_card",
  primaryKeys: ["builder_id"],
  properties: {
    builder_id: () =>
      p
        .manyToOne(BuilderTable)
        .mapToPk()
        .primary()
        .fieldName("builder_id")
        .deleteRule("cascade")
        .index(false),
    rates: p.json<Rate[]>().defaultRaw("'[]'"),
    updated_at: columns.createdAt(),
  },
});
