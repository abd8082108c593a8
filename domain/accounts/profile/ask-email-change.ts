import { newMessage } from "../../messages/new-message.ts";
import type { Message } from "../../messages/ports.ts";
import type { Ids } from "../../shared/id.ts";
import { hourMs } from "../../shared/time/time-units.ts";
import type { SecretSource } from "../ports.ts";
import type { User } from "../user.ts";
import { type EmailChange, emailChangeHours } from "./email-change.ts";
import { maskEmail } from "./mask-email.ts";

/**
 * Creates a pending change with two emails: the link to the new address, a notice to the old one.
 */
export function askEmailChange(
  ports: { secrets: SecretSource; ids: Ids },
  user: User,
  email: string,
  now: Date,
): { change: EmailChange; letters: Message[] } {
  const token = ports.secrets.token();
  const about = { at: now, dedupeKey: null };
  const change = {
    id: ports.ids.next<"email-change">(),
    userId: user.id,
    email,
    tokenHash: ports.secrets.hash(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + emailChangeHours * hourMs),
  };
  const letters = [
    newMessage(
      ports,
      {
        kind: "email-change",
        to: { name: null, address: email },
        token,
        hoursValid: emailChangeHours,
      },
      about,
    ),
    newMessage(
      ports,
      {
        kind: "email-change-notice",
        to: { name: null, address: user.email },
        newEmail: maskEmail(email),
      },
      about,
    ),
  ];
  return { change, letters };
}
