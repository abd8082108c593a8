const named = "b.review_state = 'approved' and b.public and b.name <> ''";

/**
 * What the triggers have counted, the hundred most frequent values of each dimension; then builders by name, and those in
 * $1, with their projects, if any.
 */
export const publishedProjects = `select f.dimension, f.value, b.name, f.projects::int
  from unnest(array['version', 'all', 'samples', 'industries', 'exhibitTypes', 'exhibitSizes', 'locations',
    'builderIds', 'features']) d(dimension)
  cross join lateral (
    select * from portfolio_facet f where f.dimension = d.dimension and f.projects > 0
    order by f.projects desc, f.value limit 100
  ) f
  left join builder b on b.id = case f.dimension when 'builderIds' then f.value::uuid end and ${named}
  union all
  select 'builderIds', b.id::text, b.name, coalesce(f.projects, 0)::int from (
    (select b.id, b.name from builder b where ${named} order by b.name limit 100)
    union (select b.id, b.name from builder b where ${named} and b.id = any ($1::uuid[]))
  ) b left join portfolio_facet f on f.dimension = 'builderIds' and f.value = b.id::text`;
