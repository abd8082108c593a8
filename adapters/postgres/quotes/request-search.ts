import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type AliasedExpression,
  type Expression,
  expressionBuilder,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import type { AdminRequestSearch } from "../../../domain/assignment/ports.ts";
import type {
  RequestFilter,
  RequestSort,
} from "../../../domain/assignment/requests/request-search.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import {
  isOpen,
  type RequestStatus,
  requestStatuses,
  statusGroups,
} from "../../../domain/quotes/request-state.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { maxListItems, type Page } from "../../../domain/shared/page.ts";
import { foldText } from "../../../domain/shared/text/fold-text.ts";
import { requestSelection, toQuoteRequest } from "../quote-cases/quote-request-mapper.ts";
import { wantedStatuses } from "../quote-cases/wanted-statuses.ts";
import { eventDayRank, priorityRank, requestSearchText } from "../schema/quotes/quote-request.ts";
import { type CountCache, cachedCounts, createCountCache } from "../sql/count-cache.ts";
import { type GivenPosition, givenPosition, positionGiven, toPage } from "../sql/cursor.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { gatherEach, gatherOnce } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { compileEach, compileOnce, type QueryValues, type Tables } from "../sql/run.ts";
import { aboutRequests } from "./about-requests.ts";

const q = sql.ref("q.id");
const createdAt = sql.ref("q.created_at");

// ranks and search text must equal the indexes' expressions
const orders: Record<RequestSort, RawBuilder<unknown>> = {
  newest: sql`${createdAt} desc, ${q} desc`,
  "event-date": sql`${sql.raw(eventDayRank("q."))}, ${q}`,
  priority: sql`${sql.raw(priorityRank("q."))}, ${createdAt}, ${q}`,
  waiting: sql`${createdAt}, ${q}`,
};
const searchText = sql<string>`${sql.raw(requestSearchText("q."))}`;

// a search of one or two letters can't use the index, so it reads only the newest requests per
// status
const shortReach = 1_000;
const portion = 500;

type Match = "all" | "short" | "indexed" | "few";
/** A text with at most this many matches when last counted is searched once for all statuses. */
const fewMatches = 100;
type Sought = { statuses: readonly RequestStatus[]; text: string };

function matchOf(text: string): Exclude<Match, "few"> {
  if (text === "") return "all";
  return [...text].length < 3 ? "short" : "indexed";
}

const valuesOf = ({ statuses, text }: Sought): Sought => ({
  statuses,
  text: matchOf(text) === "indexed" ? `%${escapeLike(text)}%` : text,
});

/** Condition: `quote_request as q` contains the text. */
function isMatch(given: QueryValues<Sought>, match: Match): Expression<SqlBool> {
  if (match === "all") return sql`true`;
  if (match === "short") return sql`strpos(${searchText}, ${given("text")}) > 0`;
  return sql`${searchText} like ${given("text")}`;
}

type Input = Selectable<Tables["quote_request"]>;

/** The requests of the status `wanted.status` whose search text contains the words; named `q` in the query. */
function ofStatus(given: QueryValues<Sought>, match: Match) {
  const { selectFrom } = expressionBuilder<
    Tables & { wanted: { status: RequestStatus } },
    "wanted"
  >();
  const newest = selectFrom("quote_request as s")
    .selectAll("s")
    .whereRef("s.status", "=", "wanted.status")
    .orderBy("s.created_at", "desc")
    .orderBy("s.id", "desc")
    .limit(sql.lit(shortReach));
  const source: AliasedExpression<Input, "q"> =
    match === "short" ? newest.as("q") : sql<Input>`${sql.table("quote_request")}`.as("q");
  return selectFrom(source).whereRef("q.status", "=", "wanted.status").where(isMatch(given, match));
}

type PageValues = Sought & { offset: number; limit: number };
type PageShape = { match: Match; sort: RequestSort };

const sortedBy = ["q.id", "q.created_at", "q.event_day", "q.priority"] as const;

/**
 * Reads one index range per status, no further than the page reaches; few matches are found once
 * for all statuses and then sorted. Full requests are read only for the page.
 */
const selectPage = gatherEach((db, given: QueryValues<PageValues>, { match, sort }: PageShape) => {
  const by = orders[sort];
  const skip = () => sql<number>`${given("offset")}::int`;
  const take = () => sql<number>`${given("limit")}::int`;
  const each = ofStatus(given, match).orderBy(by).limit(sql<number>`${skip()} + ${take()}`);
  const ofEach = db
    .selectFrom(wantedStatuses(given("statuses")))
    .innerJoinLateral(each.select(sortedBy).as("q"), (join) => join.onTrue())
    .select(sortedBy);
  const ofAll = db
    .selectFrom("quote_request as q")
    .select(sortedBy)
    .where("q.status", "=", sql<RequestStatus>`any(${given("statuses")}::text[])`)
    .where(isMatch(given, match))
    .offset(sql.lit(0)); // an offset makes the planner find matches before it sorts them
  const fitting = db.selectFrom((match === "few" ? ofAll : ofEach).as("q")).select("q.id");
  return db
    .selectFrom(fitting.orderBy(by).offset(skip()).limit(take()).as("page"))
    .innerJoin("quote_request as q", "q.id", "page.id")
    .select(requestSelection)
    .orderBy(by);
});

/** Counts matches, up to the maximum of a list. */
const counted = compileEach((db, given: QueryValues<Sought>, { match }: { match: Match }) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom(wantedStatuses(given("statuses")))
        .innerJoinLateral(
          ofStatus(given, match).select("q.id").limit(sql.lit(maxListItems)).as("q"),
          (join) => join.onTrue(),
        )
        .select("q.id")
        .limit(sql.lit(maxListItems))
        .as("found"),
    )
    .select(({ fn }) => fn.countAll<number>().as("total")),
);

const countOf = gatherOnce((db, given: QueryValues<{ statuses: readonly RequestStatus[] }>) =>
  db
    .selectFrom("quote_request_count")
    .select(({ fn, cast }) =>
      cast<number>(fn.coalesce(fn.sum("amount"), sql.lit(0)), "integer").as("total"),
    )
    .where("status", "=", sql<RequestStatus>`any(${given("statuses")}::text[])`),
);

type WalkValues = Sought & GivenPosition;

const walked = compileEach((db, given: QueryValues<WalkValues>, { match }: { match: Match }) =>
  db
    .selectFrom(wantedStatuses(given("statuses")))
    .innerJoinLateral(
      ofStatus(given, match)
        .selectAll("q")
        .where(({ eb, refTuple }) =>
          eb(refTuple("q.created_at", "q.id"), "<", positionGiven<QuoteRequestId>(given)),
        )
        .orderBy(orders.newest)
        .limit(sql.lit(portion + 1))
        .as("q"),
      (join) => join.onTrue(),
    )
    .select(requestSelection)
    .orderBy(orders.newest)
    .limit(sql.lit(portion + 1)),
);

const listAccepted = compileOnce((db, given: QueryValues<{ ids: string[] }>) =>
  db
    .selectFrom("quote_response as r")
    .innerJoin("quote_request as q", "q.id", "r.quote_request_id")
    .leftJoin("brief_version as v", (join) =>
      join.onRef("v.quote_request_id", "=", "q.id").onRef("v.version", "=", "r.confirmed_brief"),
    )
    .select(["r.quote_request_id as requestId", "r.builder_id as builderId"])
    .select("r.quoted_amount as amount")
    .select(({ fn }) => fn.coalesce("v.booth_size", "q.booth_size").as("boothSize"))
    .where("r.quote_request_id", "=", sql<QuoteRequestId>`any(${given("ids")}::uuid[])`)
    .where("r.status", "=", sql.lit("accepted")),
);

/** A version that changes with every commit that changes a status or a searched text. */
const readVersion = compileOnce((db) =>
  db
    .selectFrom("quote_request_count")
    .select(({ fn, cast }) => cast<string>(fn.sum("changes"), "text").as("version")),
);

/** Searches requests for admins in PostgreSQL. Needs the request's own `em`. */
export function createPostgresRequestSearch(
  em: EntityManager,
  /**
   * Cached counts of searches, which read up to ten thousand requests each. Valid until a request
   * changes.
   */
  countCache: CountCache<number> = createCountCache(),
): AdminRequestSearch {
  async function countFound(sought: Sought) {
    const [row] = await readVersion(em, {});
    return cachedCounts(countCache, row?.version ?? "", JSON.stringify(sought), async () => {
      const [found] = await counted(em, { match: matchOf(sought.text) }, valuesOf(sought));
      return found?.total ?? 0;
    });
  }

  return {
    async search({ sort, offset, limit, ...filter }) {
      const sought = soughtBy(filter, sort);
      const match = matchOf(sought.text);
      // the last known count; if there are more by now, the search still finds them
      const known = match === "indexed" && countCache.counts.peek(JSON.stringify(sought));
      const areFew = known && (await known) <= fewMatches;
      const shape: PageShape = { match: areFew ? "few" : match, sort };
      const rows = await selectPage(em, shape, { ...valuesOf(sought), offset, limit });
      return rows.map(toQuoteRequest);
    },

    async count({ sort, ...filter }) {
      const sought = soughtBy(filter, sort);
      if (sought.text !== "") return countFound(sought);
      const [row] = await countOf(em, { statuses: sought.statuses });
      return row?.total ?? 0;
    },

    async *walk(filter) {
      const sought = soughtBy(filter, "newest");
      let after: string | null = null;
      do {
        const values = { ...valuesOf(sought), ...givenPosition(after) };
        const rows = await walked(em, { match: matchOf(sought.text) }, values);
        const page: Page<QuoteRequest> = toPage(
          rows.map(toQuoteRequest),
          portion,
          ({ createdAt: at, id }) => ({ at, id }),
        );
        if (page.items.length > 0) yield page.items;
        after = page.next;
      } while (after !== null);
    },

    about: (requestIds) => aboutRequests(em, requestIds),
    acceptedOffers: (requestIds) => listAccepted(em, { ids: requestIds.filter(isUuid) }),
  };
}

/**
 * Sorting by waiting time or event day lists only open requests, unless the filter names a closed
 * status.
 */
function soughtBy({ search, group }: RequestFilter, sort: RequestSort): Sought {
  const open = () => requestStatuses.filter((status) => sort === "newest" || isOpen(status));
  return { statuses: group ? [...statusGroups[group]] : open(), text: foldText(search) };
}
