import { defineEntity, p } from "@mikro-orm/core";
import type { MailHoldOrigin } from "../../../domain/messages/mail-hold.ts";
import { columns } from "./columns.ts";

const origins = ["restore", "setting"] as const satisfies MailHoldOrigin[];

/**
 * One row at most: whether this database is a copy whose emails wait for an operator. `restore` makes the same table where a backup
 * is from before it.
 */
export const MailHoldTable = defineEntity({
  name: "MailHoldTable",
  tableName: "mail_hold",
  properties: {
    id: p.integer().primary().autoincrement(false),
    since: columns.instant(),
    origin: p.enum(origins),
    released_at: columns.instant().strictNullable(),
    /** Emails written before it that were still queued are not sent. */
    drop_before: columns.instant().strictNullable(),
  },
  checks: [{ name: "mail_hold_one_row", expression: "id = 1" }],
});
