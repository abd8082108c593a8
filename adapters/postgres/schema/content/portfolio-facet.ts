import { defineEntity, p } from "@mikro-orm/core";

/**
 * How many published projects have a value, kept by triggers on portfolio_project. Beside the six dimensions of the
 * filter: `all` and `samples`, whose value is empty, and `version`, which counts the changes.
 */
export const PortfolioFacetTable = defineEntity({
  name: "PortfolioFacetTable",
  tableName: "portfolio_facet",
  properties: {
    dimension: p.text().primary(),
    value: p.text().primary(),
    projects: p.bigint("number"),
  },
  indexes: [
    {
      name: "portfolio_facet_frequency_index",
      expression:
        "create index portfolio_facet_frequency_index on portfolio_facet (dimension, projects desc, value)",
    },
  ],
});
