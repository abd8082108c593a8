import { defineEntity, p } from "@mikro-orm/core";
import type { ShowServices } from "../../../../domain/offers/landed/service-rates.ts";
import { columns } from "../columns.ts";
import { TradeShowTable } from "../content/trade-show.ts";

/** Rates of a show's services, or of a country's shows without own rates. */
export const ShowServicesTable = defineEntity({
  name: "ShowServicesTable",
  tableName: "show_services",
  properties: {
    id: columns.id<string>(),
    trade_show_id: () =>
      p
        .manyToOne(TradeShowTable)
        .mapToPk()
        .fieldName("trade_show_id")
        .deleteRule("cascade")
        .index(false)
        .strictNullable(),
    country: columns.optionalText(),
    services: p.json<ShowServices>(),
    updated_at: columns.createdAt(),
  },
  uniques: [
    { name: "show_services_trade_show_id_unique", properties: ["trade_show_id"] },
    { name: "show_services_country_unique", properties: ["country"] },
  ],
  checks: [
    {
      name: "show_or_country",
      expression: "(trade_show_id is null) <> (country is null)",
    },
  ],
});
