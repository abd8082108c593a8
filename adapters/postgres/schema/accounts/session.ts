import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { columns } from "../columns.ts";
import { UserTable } from "./user.ts";

/** Session data besides its user and expiry. */
type SessionData = {
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
  /** Missing in sessions from before this was recorded: then the sign-in counts. */
  provenAt?: string;
  provenBy?: string | null;
  /** Replaced by another session; valid only for requests in flight. */
  replaced?: true;
  /** The first `sid` of a session whose secret was replaced. */
  first?: string;
};

/**
 * A signed-in browser. `sid` is the SHA-256 of its secret, so that the table can't be used to sign
 * in.
 */
export const SessionTable = defineEntity({
  name: "SessionTable",
  tableName: "session",
  properties: {
    sid: p.text().primary(),
    sess: p.json<SessionData>(),
    expire: columns.instant().index("session_expire_index"),
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .fieldName("user_id")
        .deleteRule("cascade")
        .index("session_user_id_index"),
  },
});
export type SessionRow = InferEntity<typeof SessionTable>;
