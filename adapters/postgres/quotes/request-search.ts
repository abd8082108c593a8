import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type AliasedExpression,
  type Expression,
  expressionBuilder,
  type Kysely,
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
import { personName } from "../accounts/person-name.ts";
import { eventDayRank, priorityRank, requestSearchText } from "../schema/quotes/quote-request.ts";
import { type CountCache, cachedCounts, createCountCache } from "../sql/count-cache.ts";
import { positionAfter, toPage } from "../sql/cursor.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { anyOf, compileOnce, type Given, run, runOne, type Tables } from "../sql/run.ts";
import { requestSelection, type SelectedRequest, toQuoteRequest } from "./quote-request-mapper.ts";
import { wantedStatuses } from "./wanted-statuses.ts";

const q = sql.ref("q.id");
const createdAt = sql.ref("q.created_at");

// The ranks and the search text are written as the indexes have them.
const orders: Record<RequestSort, RawBuilder<unknown>> = {
  newest: sql`${createdAt} desc, ${q} desc`,
  "event-date": sql`${sql.raw(eventDayRank("q."))}, ${q}`,
  priority: sql`${sql.raw(priorityRank("q."))}, ${createdAt}, ${q}`,
  waiting: sql`${createdAt}, ${q}`,
};
const searchText = sql<string>`${sql.raw(requestSearchText("q."))}`;

// A search under three letters has no index, so it reads the newest requests of each status.
const shortReach = 1_000;
const portion = 500;

/** Whether `quote_request as q` holds the text. */
function isMatch(text: string): Expression<SqlBool> {
  if (text === "") return sql`true`;
  if (isShort(text)) return sql`strpos(${searchText}, ${text}) > 0`;
  return sql`${searchText} like ${`%${escapeLike(text)}%`}`;
}

const isShort = (text: string) => text !== "" && [...text].length < 3;

type Input = Selectable<Tables["quote_request"]>;

/** Requests of the status in `wanted`, as `q`, that hold the text. */
function ofStatus(text: string) {
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
  const source: AliasedExpression<Input, "q"> = isShort(text)
    ? newest.as("q")
    : sql<Input>`${sql.table("quote_request")}`.as("q");
  return selectFrom(source).whereRef("q.status", "=", "wanted.status").where(isMatch(text));
}

type Sought = { statuses: RequestStatus[]; text: string };
type PageInput = Sought & { sort: RequestSort; offset: number; limit: number };

/** One index range per status, no farther than the page reaches; full requests are read for the page alone. */
function selectPage(db: Kysely<Tables>, { statuses, text, sort, offset, limit }: PageInput) {
  const by = orders[sort];
  const [skip, take] = [sql<number>`${offset}::int`, sql<number>`${limit}::int`];
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom(wantedStatuses(statuses))
        .innerJoinLateral(
          ofStatus(text)
            .select(["q.id", "q.created_at", "q.event_day", "q.priority"])
            .orderBy(by)
            .limit(sql<number>`${skip} + ${take}`)
            .as("q"),
          (join) => join.onTrue(),
        )
        .select("q.id")
        .orderBy(by)
        .offset(skip)
        .limit(take)
        .as("page"),
    )
    .innerJoin("quote_request as q", "q.id", "page.id")
    .select(requestSelection)
    .orderBy(by);
}

/** Counts no further than a whole list. */
function counted(db: Kysely<Tables>, { statuses, text }: Sought) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom(wantedStatuses(statuses))
        .innerJoinLateral(
          ofStatus(text).select("q.id").limit(sql.lit(maxListItems)).as("q"),
          (join) => join.onTrue(),
        )
        .select("q.id")
        .limit(sql.lit(maxListItems))
        .as("found"),
    )
    .select(({ fn }) => fn.countAll<number>().as("total"));
}

function walked(db: Kysely<Tables>, { statuses, text }: Sought, after: string | null) {
  return db
    .selectFrom(wantedStatuses(statuses))
    .innerJoinLateral(
      ofStatus(text)
        .selectAll("q")
        .where(({ eb, refTuple }) =>
          eb(refTuple("q.created_at", "q.id"), "<", positionAfter<QuoteRequestId>(after)),
        )
        .orderBy(orders.newest)
        .limit(portion + 1)
        .as("q"),
      (join) => join.onTrue(),
    )
    .select(requestSelection)
    .orderBy(orders.newest)
    .limit(portion + 1);
}

const listAccepted = compileOnce((db, given: Given<{ ids: string[] }>) =>
  db
    .selectFrom("quote_response")
    .select(["quote_request_id as requestId", "builder_id as builderId"])
    .select("quoted_amount as amount")
    .where("quote_request_id", "=", sql<QuoteRequestId>`any(${given("ids")}::uuid[])`)
    .where("status", "=", sql.lit("accepted")),
);

/** Changes with every commit that changes a status or a searched text. */
const readVersion = compileOnce((db) =>
  db
    .selectFrom("quote_request_count")
    .select(({ fn, cast }) => cast<string>(fn.sum("changes"), "text").as("version")),
);

/** Finds requests for admins in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresRequestSearch(
  em: EntityManager,
  /** Counts of searches, which read up to ten thousand requests each: cached until a request changes. */
  countCache: CountCache<number> = createCountCache(),
): AdminRequestSearch {
  async function countFound(sought: Sought) {
    const [row] = await readVersion(em, {});
    return cachedCounts(countCache, row?.version ?? "", JSON.stringify(sought), async () => {
      const found = await runOne(em, (db) => counted(db, sought));
      return found?.total ?? 0;
    });
  }

  return {
    async search({ sort, offset, limit, ...filter }) {
      const sought = { ...soughtBy(filter, sort), sort, offset, limit };
      return (await run(em, (db) => selectPage(db, sought))).map(toQuoteRequest);
    },

    async count({ sort, ...filter }) {
      const sought = soughtBy(filter, sort);
      if (sought.text !== "") return countFound(sought);
      const row = await runOne(em, (db) =>
        db
          .selectFrom("quote_request_count")
          .select(({ fn, cast }) =>
            cast<number>(fn.coalesce(fn.sum("amount"), sql.lit(0)), "integer").as("total"),
          )
          .where("status", "=", anyOf<string>(sought.statuses)),
      );
      return row?.total ?? 0;
    },

    async *walk(filter) {
      const sought = soughtBy(filter, "newest");
      let after: string | null = null;
      do {
        const from: string | null = after;
        const rows: SelectedRequest[] = await run(em, (db) => walked(db, sought, from));
        const page: Page<QuoteRequest> = toPage(
          rows.map(toQuoteRequest),
          portion,
          ({ createdAt, id }) => ({
            at: createdAt,
            id,
          }),
        );
        if (page.items.length > 0) yield page.items;
        after = page.next;
      } while (after !== null);
    },

    noteMarks: (requestIds) =>
      run(em, (db) => {
        const ids = sql<{ id: QuoteRequestId }>`unnest(${requestIds.filter(isUuid)}::uuid[])`;
        return db
          .selectFrom(ids.as<"wanted">(sql`wanted(id)`))
          .innerJoinLateral(
            ({ selectFrom }) =>
              selectFrom("audit_event as e")
                .select(["e.at", "e.actor_id"])
                .where("e.object_kind", "=", sql.lit("quote-request"))
                .where(({ eb, cast }) => eb("e.object_id", "=", cast<string>("wanted.id", "text")))
                .where("e.action", "=", sql.lit("quote-request.annotated"))
                .where(({ ref }) => sql<SqlBool>`${ref("e.detail")} ? 'notes'`)
                .orderBy("e.at", "desc")
                .limit(sql.lit(1))
                .as("note"),
            (join) => join.onTrue(),
          )
          .leftJoin("users as u", "u.id", "note.actor_id")
          .select(({ ref }) => [
            "wanted.id as requestId",
            "note.at",
            personName(ref("u.first_name"), ref("u.last_name"), ref("u.email")).as("byName"),
          ]);
      }),

    acceptedOffers: (requestIds) => listAccepted(em, { ids: requestIds.filter(isUuid) }),
  };
}

/** Orders by waiting time or event day list open requests only, unless the filter names a closed status. */
function soughtBy({ search, group }: RequestFilter, sort: RequestSort): Sought {
  const open = () => requestStatuses.filter((status) => sort === "newest" || isOpen(status));
  return { statuses: group ? [...statusGroups[group]] : open(), text: search.toLowerCase() };
}
