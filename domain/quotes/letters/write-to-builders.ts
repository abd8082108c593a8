import type { AssignableBuilder, BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Addressee, Letter } from "../../messages/letter.ts";
import { newMessage } from "../../messages/new-message.ts";
import type { Message } from "../../messages/ports.ts";
import type { BuilderId, Ids, QuoteRequestId } from "../../shared/id.ts";

type Writing = {
  quoteRequestId: QuoteRequestId;
  at: Date;
  key: (id: BuilderId) => string;
  compose: (to: Addressee, builder: AssignableBuilder) => Letter;
};

/** Emails each of the builders that still exists and has an address. */
export async function writeToBuilders(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  builderIds: readonly BuilderId[],
  { quoteRequestId, at, key, compose }: Writing,
): Promise<Message[]> {
  if (builderIds.length === 0) return [];
  const builders = await ports.builders.findMany(builderIds);
  return builders.flatMap((builder) => {
    if (!builder.invitationEmail) return [];
    const letter = compose({ name: builder.name, address: builder.invitationEmail }, builder);
    const about = { at, dedupeKey: key(builder.id), quoteRequestId, builderId: builder.id };
    return [newMessage(ports, letter, about)];
  });
}
