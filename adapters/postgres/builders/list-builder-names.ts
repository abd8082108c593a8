import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import type {
  BuilderProfileRepository,
  ListedName,
} from "../../../domain/builder-profiles/ports.ts";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { searchedName } from "../schema/content/builder.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { isListed } from "../sql/published.ts";
import { run, type Tables } from "../sql/run.ts";
import { rank } from "./search-builders.ts";

type Search = Parameters<BuilderProfileRepository["listNames"]>[0];

// maximum names searched for fewer than three letters, which the trigram index can't find
const shortReach = 5_000;
const longReach = 1_000;
/**
 * Number of top-ranked builders searched first, to estimate whether very many names contain a part
 * (decision 010).
 */
const bestReach = 500;
const manyBuilders = 25_000;

const columns = ["b.id", "b.name", "b.city", "b.country"] as const;

/** Names of listed builders, in one statement. */
export function listBuilderNames(
  em: EntityManager,
  { text, limit }: Search,
): Promise<ListedName[]> {
  const part = foldText(text);
  return run(em, (db) =>
    db
      .selectFrom(namedBuilders(db, part, limit).as("b"))
      .select(columns)
      .orderBy("b.name")
      .orderBy("b.id")
      .limit(limit),
  );
}

/** Builders whose name contains the part; when very many do, some of them. */
function namedBuilders(db: Kysely<Tables>, part: string, limit: number) {
  const listed = db
    .selectFrom("builder as b")
    .select([...columns, "b.search_text"])
    .where(isListed);
  const length = [...part].length;
  if (length === 0) return db.selectFrom(listed.as("b")).select(columns);
  if (length < 3) {
    return db
      .selectFrom(listed.orderBy("b.name").orderBy("b.id").limit(sql.lit(shortReach)).as("b"))
      .select(columns)
      .where(isNamed(part));
  }
  const areManyBuilders = sql<SqlBool>`(select amount from builder_facet
    where dimension = 'all' and value = '') >= ${sql.lit(manyBuilders)}`;
  const best = db
    .selectFrom(listed.where(areManyBuilders).orderBy(rank).limit(sql.lit(bestReach)).as("b"))
    .select(columns)
    .where(isNamed(part))
    .limit(limit);
  const areMany = sql<SqlBool>`(select count(*) from best) >= ${limit}`;
  const lookedUp = listed
    .clearSelect()
    .select(columns)
    .where(({ not }) => not(areMany))
    .where(name, "like", `%${escapeLike(part)}%`)
    .limit(sql.lit(longReach));
  return db
    .with(
      (cte) => cte("best").materialized(),
      () => best,
    )
    .selectFrom("best as b")
    .select(columns)
    .where(areMany)
    .unionAll(({ parens }) => parens(lookedUp));
}

const name = sql<string>`${sql.raw(searchedName("b."))}`;

function isNamed(part: string) {
  return sql<SqlBool>`strpos(${name}, ${part}) > 0`;
}
