import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { PasskeyPurpose } from "../../../../domain/accounts/passkeys/passkey-challenge.ts";
import { columns } from "../columns.ts";
import { UserTable } from "./user.ts";

const purposes = ["add", "sign-in", "prove"] as const satisfies PasskeyPurpose[];

/** A passkey challenge and its browser. Deleted on first use. */
export const PasskeyChallengeTable = defineEntity({
  name: "PasskeyChallengeTable",
  tableName: "passkey_challenge",
  properties: {
    challenge: p.text().primary(),
    purpose: p.enum(purposes),
    browser_hash: columns.text(),
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .strictNullable()
        .fieldName("user_id")
        .deleteRule("cascade")
        .index("passkey_challenge_user_id_index"),
    created_at: columns.createdAt(),
    expires_at: columns.instant().index("passkey_challenge_expires_at_index"),
  },
});
export type PasskeyChallengeRow = InferEntity<typeof PasskeyChallengeTable>;
