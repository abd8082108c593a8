import type { EntityManager } from "@mikro-orm/postgresql";
import { type AliasedExpression, type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import type {
  BuilderProfileRepository,
  ListedName,
} from "../../../domain/builder-profiles/ports.ts";
import { toSearchable } from "../../../domain/builder-profiles/search-text.ts";
import { searchedName } from "../schema/content/builder.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { isListed } from "../sql/published.ts";
import { run, type Tables } from "../sql/run.ts";

type Wanted = Parameters<BuilderProfileRepository["listNames"]>[0];

// Searches under three letters can't use the trigram index.
const shortReach = 5_000;
const longReach = 1_000;

const columns = ["b.id", "b.name", "b.city", "b.country"] as const;

/** Names of listed builders, in one statement. */
export function listBuilderNames(
  em: EntityManager,
  { text, limit }: Wanted,
): Promise<ListedName[]> {
  const part = toSearchable(text);
  return run(em, (db) =>
    namedBuilders(db, part).select(columns).orderBy("b.name").orderBy("b.id").limit(limit),
  );
}

type Named = Pick<Selectable<Tables["builder"]>, "id" | "name" | "city" | "country">;

/** Builders with the part in their name, `builder as b`; of very many, enough to choose from. */
function namedBuilders(db: Kysely<Tables>, part: string) {
  const listed = db
    .selectFrom("builder as b")
    .select([...columns, "b.search_text"])
    .where(isListed);
  const length = [...part].length;
  const found: AliasedExpression<Named, "b"> =
    length === 0
      ? listed.as("b")
      : length < 3
        ? db
            .selectFrom(listed.orderBy("b.name").orderBy("b.id").limit(sql.lit(shortReach)).as("b"))
            .select(columns)
            .where(isNamed(part))
            .as("b")
        : listed
            .where(name, "like", `%${escapeLike(part)}%`)
            .limit(sql.lit(longReach))
            .as("b");
  return db.selectFrom(found);
}

const name = sql<string>`${sql.raw(searchedName("b."))}`;

function isNamed(part: string) {
  return sql<SqlBool>`strpos(${name}, ${part}) > 0`;
}
