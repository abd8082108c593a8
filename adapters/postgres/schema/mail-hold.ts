import { defineEntity, p } from "@mikro-orm/core";
import type { MailHoldOrigin } from "../../../domain/messages/mail-hold.ts";
import { columns } from "./columns.ts";

const origins = ["restore", "setting"] as const satisfies MailHoldOrigin[];

/**
 * At most one row: this database is a copy whose emails await an operator. `restore` creates the
 * same table for backups from before it existed.
 */
export const MailHoldTable = defineEntity({
  name: "MailHoldTable",
  tableName: "mail_hold",
  properties: {
    id: p.integer().primary().autoincrement(false),
    since: columns.instant(),
    origin: p.enum(origins),
    released_at: columns.instant().strictNullable(),
    /** Queued emails written before this time are dropped. */
    drop_before: columns.instant().strictNullable(),
  },
  checks: [{ name: "mail_hold_one_row", expression: "id = 1" }],
});
