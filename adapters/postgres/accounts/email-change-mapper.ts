import type { EmailChange } from "../../../domain/accounts/profile/email-change.ts";
import { type EmailChangeRow, EmailChangeTable } from "../schema/accounts/email-change.ts";
import { rowCodec } from "../sql/row-codec.ts";
import type { JsonRow } from "../sql/stored-row.ts";

const codec = rowCodec<EmailChangeRow>(EmailChangeTable);

export const toEmailChange = (row: JsonRow<EmailChangeRow>): EmailChange => codec.toRecord(row);
export const toEmailChangeRow = (change: EmailChange): EmailChangeRow => codec.toRow(change);
