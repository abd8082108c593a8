import { defineEntity, p } from "@mikro-orm/core";

/**
 * Counts of published projects per value, maintained by triggers on portfolio_project. Besides the
 * six facets, with an empty value: `all`, `samples`, and `version`, which counts changes. `shape`:
 * the version of the last change of more than texts. `words`: per project, the version of its last
 * change of texts alone, kept for the last 64 of these.
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
