import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { ShowToMatch } from "../../../domain/assignment/matching/match-facts.ts";
import type { WantedShow } from "../../../domain/assignment/ports.ts";
import { showTitleKey, showVenueKey } from "../schema/content/trade-show.ts";
import { compileOnce, type QueryValues, type Tables } from "../sql/run.ts";

type Sought = { position: number; titles: string[]; venue: string; today: string };

const { ref, lit } = sql;
// these expressions must equal those of the indexes
const isNamed = sql<SqlBool>`${sql.raw(showTitleKey("s."))} = fold_text(${ref("t.title")})`;
const isThere = sql<SqlBool>`${sql.raw(showVenueKey("s."))} = fold_text(${ref("w.venue")})`;
const isOver = (show: string) => sql<SqlBool>`${ref(`${show}.last_day`)} < ${ref("w.today")}`;

/** Maximum number of shows read per title, latest first. */
const maxOfTitle = 100;

const eb = expressionBuilder<Tables & { w: Sought }, "w">();

function shows(isTitle: boolean) {
  return eb
    .selectFrom("trade_show as s")
    .select(["s.id", "s.title", "s.city", "s.state", "s.region", "s.industry"])
    .select([
      "s.start_date",
      "s.end_date",
      "s.last_day",
      sql<boolean>`${lit(isTitle)}`.as("named"),
    ]);
}

/** The first show in the venue that meets this condition, in this order. */
function firstThere(condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>) {
  const found = shows(false).where(isThere).where(condition).orderBy(order).orderBy("s.id");
  return eb.parens(found.limit(lit(1)));
}

const [start, today] = [ref("s.start_date"), ref("w.today")];
/**
 * Each list is one short index range, however many shows the venue has: dated shows are `near`,
 * `long` or past.
 */
const near = firstThere(
  sql`${start} >= ${today} - 7 and not ${isOver("s")}`,
  sql`${start} nulls first`,
);
const long = firstThere(
  sql`${start} < ${today} - 7 and ${ref("s.last_day")} - ${start} > 7 and not ${isOver("s")}`,
  start,
);
const over = firstThere(
  sql`${start} <= ${today} and ${isOver("s")}`,
  sql`${start} desc nulls last`,
);
const undated = firstThere(sql`${start} is null`, isOver("s"));

/** The show with one of these titles, else in this venue; upcoming before past. */
const readBest = compileOnce((db, given: QueryValues<{ wanted: string }>) => {
  const ofTitle = shows(true).where(isNamed).orderBy(sql`${start} desc nulls last`);
  const named = eb
    .selectFrom(sql<{ title: string }>`unnest(${ref("w.titles")})`.as<"t">(sql`t(title)`))
    .crossJoinLateral(ofTitle.limit(lit(maxOfTitle)).as("n"))
    .selectAll("n");
  const best = eb
    .selectFrom(named.unionAll([near, long, over, undated]).as("f"))
    .select(["f.title", "f.city", "f.state", "f.region", "f.industry"])
    .select(["f.start_date as startDate", "f.end_date as endDate"])
    .orderBy(({ not }) => not("f.named"))
    .orderBy(isOver("f"))
    .orderBy(({ ref }) => sql`case when ${isOver("f")} then ${today} - ${ref("f.start_date")} end`)
    .orderBy("f.start_date")
    .orderBy("f.id")
    .limit(lit(1));
  return db
    .selectFrom(
      sql<Sought>`jsonb_to_recordset(${given("wanted")}::jsonb)`.as<"w">(
        sql`w(position int, titles text[], venue text, today date)`,
      ),
    )
    .innerJoinLateral(best.as("best"), (join) => join.onTrue())
    .selectAll("best")
    .select("w.position");
});

/** The best show for each search, in the same order, in one statement. */
export async function findBestShows(
  em: EntityManager,
  wanted: readonly WantedShow[],
): Promise<(ShowToMatch | null)[]> {
  if (wanted.length === 0) return [];
  const rows = wanted.map((each, position) => ({ position, ...each }));
  const found = await readBest(em, { wanted: JSON.stringify(rows) });
  const at = new Map(found.map(({ position, ...show }) => [position, show]));
  return wanted.map((_, position) => at.get(position) ?? null);
}
