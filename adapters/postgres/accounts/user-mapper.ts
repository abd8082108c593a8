import type { User } from "../../../domain/accounts/user.ts";
import { type UserRow, UserTable } from "../schema/accounts/user.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/row-codec.ts";

const codec = rowCodec<UserRow, "suspended_reason">(UserTable, ["suspended_reason"]);

export const toUser = (row: JsonRow<UserRow>): User => codec.toRecord(row);

/** Without the suspension, which only account administration writes. */
export function toUserRow(user: User): Omit<UserRow, "suspended_at" | "suspended_reason"> {
  const { suspended_at: _, ...row } = codec.toRow(user);
  return row;
}
