import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Setup } from "../../../domain/setup/ports.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { run, runOne } from "../sql/run.ts";

/** The steps of setting up a site, from PostgreSQL. */
export function createPostgresSetup(em: EntityManager, enqueue: Enqueue = enqueueNothing): Setup {
  return {
    async read() {
      const [row] = await run(em, (db) =>
        db.selectNoFrom(({ exists, selectFrom, or, lit }) => {
          const has = (table: "trade_show" | "portfolio_project" | "quote_request" | "builder") =>
            exists(selectFrom(table).select(lit(1).as("one")));
          const invited = exists(selectFrom("builder_invite").select(lit(1).as("one")));
          const sent = selectFrom("message").where("state", "=", sql.lit("sent"));
          return [
            has("trade_show").as("hasShows"),
            or([has("builder"), invited]).as("hasBuilders"),
            has("portfolio_project").as("hasProjects"),
            has("quote_request").as("hasRequests"),
            exists(sent.select(lit(1).as("one"))).as("hasSent"),
          ];
        }),
      );
      if (!row) throw new Error("Cannot read the steps of the setup");
      const { hasSent, ...steps } = row;
      const flags = Object.fromEntries(
        Object.entries(steps).map(([name, value]) => [name, Boolean(value)]),
      ) as Record<keyof typeof steps, boolean>;
      if (hasSent) return { ...flags, mail: { state: "sent", error: null } };
      // a site that has sent no email yet has few
      const tested = await runOne(em, (db) =>
        db
          .selectFrom("message")
          .select(["state", "last_error as error"])
          .where("kind", "=", sql.lit("test-mail"))
          .orderBy("id", "desc")
          .limit(sql.lit(1)),
      );
      return { ...flags, mail: tested ?? null };
    },

    addTestMail: (message, audit) =>
      em.transactional(async (em) => {
        await writeMessages(em, [message], enqueue);
        await writeAuditEvent(em, { kind: "mail", id: message.id }, audit);
      }),
  };
}
