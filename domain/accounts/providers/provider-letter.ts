import { newMessage } from "../../messages/new-message.ts";
import type { Message } from "../../messages/ports.ts";
import type { Ids } from "../../shared/id.ts";
import type { User } from "../user.ts";

type Change = { change: "joined" | "removed"; label: string; at: Date };

/** Tells a person by email that a provider was linked to their account or removed from it. */
export function providerLetter(
  ports: { ids: Ids },
  user: User,
  { change, label, at }: Change,
): Message {
  const to = { name: user.firstName, address: user.email };
  return newMessage(ports, { kind: "provider-notice", to, change, label }, { at, dedupeKey: null });
}
