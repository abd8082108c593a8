import type { Identity } from "../../../domain/accounts/providers/identity.ts";
import { type IdentityRow, IdentityTable } from "../schema/accounts/identity.ts";
import { rowCodec } from "../sql/row-codec.ts";
import type { JsonRow } from "../sql/stored-row.ts";

const codec = rowCodec<IdentityRow, "removed_at">(IdentityTable, ["removed_at"]);

export const toIdentity = (row: JsonRow<IdentityRow>): Identity => codec.toRecord(row);

export function toIdentityRow(identity: Identity): IdentityRow {
  return { ...codec.toRow(identity), removed_at: null };
}
