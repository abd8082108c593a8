import { wholeListLimit } from "../../../domain/shared/page.ts";

/** How many projects of a choice have a value; those of the dimension "" are all of them. */
export type Left = { variant: string; dimension: string; value: string; projects: number };

/**
 * Counts values among the projects of each choice: $1 names it, $2 is its query. Of the choice called `filter` in every
 * dimension, of one called as a dimension in that one, of `card` in none; the dimension "" counts the projects.
 */
export const leftProjects = `with choice as (
    select * from unnest($1::text[], $2::text[]) c(variant, query)
  ), found as materialized (
    select c.variant, p.* from choice c cross join lateral (
      select industry, project_type, size, location, builder_id, features from portfolio_project p
      where p.review_state = 'approved' and p.public and p.terms @@ c.query::tsquery
      limit ${wholeListLimit + 1}
    ) p
  )
  select variant, '' as dimension, '' as value, count(*)::int as projects from found group by 1
  ${[
    ["industries", "industry"],
    ["exhibitTypes", "project_type"],
    ["exhibitSizes", "size"],
    ["locations", "location"],
    ["builderIds", "builder_id::text"],
  ]
    .map(
      ([dimension, column]) => `union all
    select variant, '${dimension}', ${column}, count(*)::int from found
    where variant in ('filter', '${dimension}') and ${column} is not null group by 1, 3`,
    )
    .join(" ")}
  union all
  select variant, 'features', feature, count(*)::int from (
    select variant, unnest(features) as feature from found where variant in ('filter', 'features')
  ) f group by 1, 3`;
