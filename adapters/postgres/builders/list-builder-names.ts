import type { EntityManager } from "@mikro-orm/postgresql";
import type {
  BuilderProfileRepository,
  ListedName,
} from "../../../domain/builder-profiles/ports.ts";
import { toSearchable } from "../../../domain/builder-profiles/search-text.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { runSql } from "../sql/run-sql.ts";
import { listed } from "./search-builders.ts";

type Wanted = Parameters<BuilderProfileRepository["listNames"]>[0];

// Under three letters there is no index by parts of a text.
const shortReach = 5_000;
const longReach = 1_000;

// The name is the first line of what a search looks through.
const name = "split_part(b.search_text, chr(10), 1)";
const columns = "b.id, b.name, b.city, b.country";
const order = "order by b.name, b.id";

const all = `select ${columns} from builder b where ${listed} and $1::text is not null ${order} limit $2`;
const short = `select ${columns} from (
    select b.* from builder b where ${listed} ${order} limit ${shortReach}
  ) b where strpos(${name}, $1) > 0 ${order} limit $2`;
// Of a word that very many names hold, a thousand are enough to choose from.
const long = `select ${columns} from (
    select b.* from builder b
    where ${listed} and b.search_text like $1 and strpos(${name}, $3) > 0 limit ${longReach}
  ) b ${order} limit $2`;

/** Names of listed builders, in one statement. */
export function listBuilderNames(em: EntityManager, { text, limit }: Wanted) {
  const part = toSearchable(text);
  const length = [...part].length;
  if (length === 0) return runSql<ListedName>(em, all, [part, limit]);
  if (length < 3) return runSql<ListedName>(em, short, [part, limit]);
  return runSql<ListedName>(em, long, [`%${escapeLike(part)}%`, limit, part]);
}
