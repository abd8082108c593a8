import type {
  AccountAction,
  AccountEvent,
} from "../../../domain/accounts/profile/account-event.ts";
import type { AccountEventId, UserId } from "../../../domain/shared/id.ts";
import type { AuditEventRow } from "../schema/audit-event.ts";
import type { JsonRow } from "../sql/stored-row.ts";

type Detail = { address?: string | null; userAgent?: string | null; about?: string | null };

export function toAccountEvent(row: JsonRow<AuditEventRow>): AccountEvent {
  const { address = null, userAgent = null, about = null } = row.detail as Detail;
  return {
    id: row.id as AccountEventId,
    userId: row.object_id as UserId,
    action: row.action as AccountAction,
    at: new Date(row.at),
    from: { address, userAgent },
    about,
  };
}
