import { newMessage } from "../../messages/new-message.ts";
import type { Message } from "../../messages/ports.ts";
import type { Ids } from "../../shared/id.ts";
import type { User } from "../user.ts";

type Change = { change: "added" | "removed"; name: string; at: Date };

/** Tells a person by email that a passkey was added or removed. */
export function passkeyLetter(
  ports: { ids: Ids },
  user: User,
  { change, name, at }: Change,
): Message {
  const to = { name: user.firstName, address: user.email };
  return newMessage(ports, { kind: "passkey-notice", to, change, name }, { at, dedupeKey: null });
}
