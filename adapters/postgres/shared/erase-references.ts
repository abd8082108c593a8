import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Erasure } from "../../../domain/privacy/ports.ts";
import type { ReferenceAnswer } from "../../../domain/vetting/reference.ts";
import { run } from "../sql/run.ts";

/** A reference's answer without its text. */
export const unwordedAnswer = sql<ReferenceAnswer>`jsonb_set(answer, '{text}', 'null')`;

/**
 * Erases an address (lower case) from references of builders, with the emails that asked it and, if
 * asked, the words of answers. Returns the lines for the erasure journal.
 */
export async function eraseReferences(
  em: EntityManager,
  address: string,
  { at, withWords }: { at: Date; withWords: boolean },
): Promise<Erasure[]> {
  const references = await run(em, (db) =>
    db
      .updateTable("vetting_reference")
      .set({ email: null, ...(withWords && { answer: unwordedAnswer }) })
      .where("email", "=", address)
      .returning("id"),
  );
  const mails = await run(em, (db) =>
    db
      .deleteFrom("message")
      .where("to_address", "=", address)
      .where("kind", "=", sql.lit("reference-asked"))
      .returning("id"),
  );
  return [
    ...references.map(({ id }) => ({ kind: "reference" as const, id, at })),
    ...mails.map(({ id }) => ({ kind: "mail" as const, id, at })),
  ];
}
