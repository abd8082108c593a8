import type { AssignableBuilder, BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Addressee, Letter } from "../../messages/letter.ts";
import type { ToBuilder } from "../../messages/letter-facts.ts";
import { newMessage } from "../../messages/new-message.ts";
import type { Message } from "../../messages/ports.ts";
import type { BuilderId, Ids } from "../../shared/id.ts";
import type { QuoteRequest } from "../quote-request.ts";
import { requestFactsForBuilders } from "./request-letter.ts";

type Writing = {
  request: QuoteRequest;
  at: Date;
  key: (id: BuilderId) => string;
  compose: (facts: ToBuilder & { to: Addressee }, builder: AssignableBuilder) => Letter;
};

/** Emails each of the builders that still exists and has an address. */
export async function writeToBuilders(
  ports: { ids: Ids; builders: BuilderProfileRepository },
  builderIds: readonly BuilderId[],
  { request, at, key, compose }: Writing,
): Promise<Message[]> {
  if (builderIds.length === 0) return [];
  const builders = await ports.builders.findMany(builderIds);
  const facts = requestFactsForBuilders(request);
  return builders.flatMap((builder) => {
    if (!builder.invitationEmail) return [];
    const { id: builderId, name } = builder;
    const to = { name, address: builder.invitationEmail };
    const letter = compose({ to, request: facts, builderName: name }, builder);
    const about = { at, dedupeKey: key(builderId), quoteRequestId: request.id, builderId };
    return [newMessage(ports, letter, about)];
  });
}
