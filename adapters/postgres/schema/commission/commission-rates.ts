import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { type CommissionParams, maxRateReason } from "../../../../domain/commission/rates.ts";
import type { BuilderId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";

/**
 * Versions of the commission rates: general ones, and exceptions for a builder. Append-only, and
 * without foreign keys, so that what builders agreed to outlives them.
 */
export const CommissionRatesTable = defineEntity({
  name: "CommissionRatesTable",
  tableName: "commission_rates",
  properties: {
    version: p.integer().primary().autoincrement(false),
    builder_id: p
      .uuid()
      .$type<BuilderId>()
      .strictNullable()
      .index("commission_rates_builder_index"),
    valid_from: columns.instant(),
    valid_until: columns.instant().strictNullable(),
    reason: columns.optionalText(),
    set_by: p.uuid().$type<UserId>().strictNullable(),
    params: p.json<CommissionParams>(),
  },
  checks: lengthChecks({ reason: maxRateReason }),
});
export type CommissionRatesRow = InferEntity<typeof CommissionRatesTable>;
