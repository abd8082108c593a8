import { defineEntity, p } from "@mikro-orm/core";

/**
 * Counts over the listed builders, maintained by triggers on builder. Counts per value of `region`,
 * `specialty`, `teamSize`, `country`, and `city` (region, line break, city). With an empty value:
 * `all`, `completed` projects, `rated` builders, the sum of their `ratings`, and `version`, which
 * counts changes.
 */
export const BuilderFacetTable = defineEntity({
  name: "BuilderFacetTable",
  tableName: "builder_facet",
  properties: {
    dimension: p.text().primary(),
    value: p.text().primary(),
    amount: p.decimal("number").columnType("numeric"),
  },
  indexes: [
    {
      name: "builder_facet_amount_index",
      expression:
        "create index builder_facet_amount_index on builder_facet (dimension, amount desc, value)",
    },
  ],
});
