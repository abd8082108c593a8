import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { AccountRepository } from "../../../domain/accounts/ports.ts";
import { writeAccountEvent } from "../shared/write-account-event.ts";
import { run, runOne } from "../sql/run.ts";

type Confirmed = Parameters<AccountRepository["confirmEmail"]>[0];

/**
 * Consumes the change once, and moves the account, its requests and its email choices to the new
 * address.
 */
export async function confirmEmail(
  em: EntityManager,
  { change: { id, userId, email }, event }: Confirmed,
): Promise<"done" | "gone" | "taken"> {
  const { at } = event;
  try {
    return await em.transactional(async (em) => {
      const taken = await run(em, (db) =>
        db.deleteFrom("email_change").where("id", "=", id).returning("id"),
      );
      if (taken.length === 0) return "gone";
      const before = await runOne(em, (db) =>
        db.selectFrom("users").select("email").where("id", "=", userId).forUpdate(),
      );
      if (!before) return "gone";
      // muted topics stay muted at the new address
      await run(em, (db) =>
        db
          .insertInto("muted_mail")
          .columns(["address", "topic"])
          .expression(
            db
              .selectFrom("muted_mail as m")
              .select(({ cast, val }) => [
                cast<string>(val(email), "text").as("address"),
                "m.topic",
              ])
              .where("m.address", "=", before.email),
          )
          .onConflict((conflict) => conflict.doNothing()),
      );
      await run(em, (db) =>
        db
          .updateTable("users")
          .set({ email, email_verified_at: at, updated_at: at })
          .where("id", "=", userId),
      );
      // Increments the version, so that a concurrent save decides again.
      await run(em, (db) =>
        db
          .updateTable("quote_request")
          .set((eb) => ({
            email,
            email_state: sql.lit("proven"),
            version: eb("version", "+", sql.lit(1)),
          }))
          .where("user_id", "=", userId)
          .where(({ fn }) => fn<string>("lower", ["email"]), "=", before.email)
          .where("erased_at", "is", null),
      );
      await writeAccountEvent(em, event);
      return "done";
    });
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === "users_email_unique") return "taken";
    throw error;
  }
}
