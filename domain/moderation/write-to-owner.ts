import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { Addressee, Letter } from "../messages/letter.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Message } from "../messages/ports.ts";
import type { BuilderId, Ids } from "../shared/id.ts";

type About = { builderId: BuilderId | null; at: Date; key: string };

/** An email to the builder's owner; none without an address. */
export async function writeToOwner(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  { builderId, at, key }: About,
  compose: (to: Addressee, builderName: string) => Letter,
): Promise<Message[]> {
  const [builder] = builderId ? await ports.builders.findMany([builderId]) : [];
  if (!builder?.invitationEmail) return [];
  const to = { name: builder.name, address: builder.invitationEmail };
  const about = { at, dedupeKey: key, builderId: builder.id };
  return [newMessage(ports, compose(to, builder.name), about)];
}
