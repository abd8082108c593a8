import { sql } from "kysely";

/** What a card shows of `portfolio_project as p`. */
export const projectCard = [
  "p.id",
  "p.title",
  "p.client",
  "p.industry",
  "p.size",
  "p.project_type as projectType",
  "p.location",
  "p.year",
  "p.featured",
  "p.image_url as imageUrl",
  sql<string[]>`${sql.ref("p.features")}[1:3]`.as("features"),
  sql<number>`cardinality(${sql.ref("p.features")})`.as("featureCount"),
] as const;
