import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import { rootOfSeal } from "../../../domain/promise/ledger/ledger-chain.ts";
import type { PromiseLedger } from "../../../domain/promise/ports.ts";
import { sha256 } from "../../system/signer.ts";
import { run, runOne } from "../sql/run.ts";
import { ledgerLock } from "./keep-promise.ts";
import { addToFigures, readLedgerFigures } from "./ledger-figures.ts";
import { toLedgerRow } from "./promise-mapper.ts";

/** Keeps the ledger of promises in PostgreSQL. */
export function createPostgresPromiseLedger(em: EntityManager): PromiseLedger {
  return {
    async ofRequest(ledgerId) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("promise_event as e")
          .select(({ fn }) => fn.toJson("e").as("event"))
          .where("e.ledger_id", "=", ledgerId)
          .orderBy("e.seq"),
      );
      return rows.map(({ event }) => toLedgerRow(event));
    },

    async page(after, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("promise_event as e")
          .select(({ fn, exists, selectFrom }) => [
            fn.toJson("e").as("event"),
            exists(
              selectFrom("quote_promise as p")
                .select("p.ledger_id")
                .whereRef("p.ledger_id", "=", "e.ledger_id")
                .where(hasOpenTarget),
            ).as("isOpen"),
          ])
          .where("e.number", ">", after)
          .orderBy("e.number")
          .limit(limit),
      );
      return rows.map(({ event, isOpen }) => {
        const row = toLedgerRow(event);
        const { number, ledgerId, seq, prevHash, hash } = row;
        return isOpen ? { number, ledgerId, seq, prevHash, hash } : row;
      });
    },

    figuresSince: (day) => readLedgerFigures(em, day),

    seals: () =>
      run(em, (db) =>
        db
          .selectFrom("promise_seal")
          .select(["day", "events", "root", "prev_root as prevRoot"])
          .orderBy("day"),
      ),

    async seal(day) {
      await em.transactional((em) => sealDay(em, day));
      const last = await readLastSeal(em);
      if (last) await addToFigures(em, last.until_number);
    },
  };
}

const readLastSeal = (em: EntityManager) =>
  runOne(em, (db) =>
    db
      .selectFrom("promise_seal")
      .select(["day", "root", "until_number"])
      .orderBy("day", "desc")
      .limit(sql.lit(1)),
  );

async function sealDay(em: EntityManager, day: string): Promise<void> {
  // waits for transactions that are adding rows, so that no lower number is committed later
  await run(em, (db) =>
    db.selectNoFrom(({ fn, val }) => fn("pg_advisory_xact_lock", [val(ledgerLock)]).as("locked")),
  );
  const last = await readLastSeal(em);
  if (last && last.day >= day) return;
  const rows = await run(em, (db) =>
    db
      .selectFrom("promise_event")
      .select(["number", "hash"])
      .where("number", ">", last?.until_number ?? 0)
      .orderBy("number"),
  );
  const prevRoot = last?.root ?? "";
  const hashes = rows.map(({ hash }) => hash);
  await run(em, (db) =>
    db.insertInto("promise_seal").values({
      day,
      events: rows.length,
      until_number: rows.at(-1)?.number ?? last?.until_number ?? 0,
      root: rootOfSeal(prevRoot, hashes, sha256),
      prev_root: prevRoot,
    }),
  );
}

const hasOpenTarget = sql<SqlBool>`'open' in (
  p.first_target ->> 'outcome', p.all_target ->> 'outcome',
  p.other_clock -> 'first' ->> 'outcome', p.other_clock -> 'all' ->> 'outcome'
)`;
