import { defineEntity, p } from "@mikro-orm/core";

/**
 * Counts of published projects per value, maintained by triggers on portfolio_project. Besides the
 * six facets: `all` and `samples` with an empty value, and `version`, which counts changes. `shape` is the version of the last
 * change of more than words, `words` that of a project's last change of words alone, as long as that is one of the last 64.
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
