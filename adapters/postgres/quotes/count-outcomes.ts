import type { EntityManager } from "@mikro-orm/postgresql";
import type { RequestOutcomes } from "../../../domain/quotes/ports.ts";
import { requestStatuses } from "../../../domain/quotes/request-state.ts";
import { anyOf, runOne } from "../sql/run.ts";

const none: RequestOutcomes = { requests: 0, quoted: 0, accepted: 0, quotes: 0 };

/** Counts the requests made in a span, by the index of creation per status, and their quotes. */
export async function countOutcomes(
  em: EntityManager,
  { from, until }: { from: Date; until: Date },
): Promise<RequestOutcomes> {
  const row = await runOne(em, (db) =>
    db
      .selectFrom(({ selectFrom }) =>
        selectFrom("quote_request as q")
          .leftJoinLateral(
            ({ selectFrom }) =>
              selectFrom("quote_response as r")
                .select(({ fn }) => [
                  fn.countAll<number>().as("quotes"),
                  fn.countAll<number>().filterWhere("r.status", "=", "accepted").as("accepted"),
                ])
                .whereRef("r.quote_request_id", "=", "q.id")
                .where("r.withdrawn_at", "is", null)
                .as("r"),
            (join) => join.onTrue(),
          )
          .select(["r.quotes", "r.accepted"])
          .where("q.status", "=", anyOf(requestStatuses))
          .where("q.created_at", ">=", from)
          .where("q.created_at", "<", until)
          .as("made"),
      )
      .select(({ fn }) => [
        fn.countAll<number>().as("requests"),
        fn.countAll<number>().filterWhere("made.quotes", ">", 0).as("quoted"),
        fn.countAll<number>().filterWhere("made.accepted", ">", 0).as("accepted"),
        fn.sum<string | null>("made.quotes").as("quotes"),
      ]),
  );
  return row ? { ...row, quotes: Number(row.quotes) } : none;
}
