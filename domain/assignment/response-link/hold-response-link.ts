import { builderTimeZone } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import { dueTimes } from "../../quotes/due-times.ts";
import { maskWords } from "../../quotes/mask-contacts.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { Invitation } from "../../quotes/quote-request.ts";
import type { ResponseLinkInvalid } from "../../quotes/refusals.ts";
import {
  type LinkHolder,
  linkedInvitation,
  linksEndAt,
  type ResponseLink,
} from "../../quotes/response-link.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { ownResponse } from "./take-back.ts";

type Needs = {
  quotes: Pick<QuoteRequestRepository, "findCase" | "listPromisedTimes">;
  builders: Pick<BuilderProfileRepository, "findMany">;
};
type LinkedCase = {
  holder: LinkHolder;
  found: QuoteCase;
  invitation: Invitation;
  /** The time by which the exhibitor was promised all quotes. */
  allDueAt: Date;
  /** The builder's IANA time zone; null: unknown. */
  timeZone: string | null;
};

/** The case and invitation behind a link. All invalid links get the same refusal. */
export async function holdResponseLink(
  { quotes, builders }: Needs,
  link: ResponseLink | null,
  now: Date,
): Promise<Result<LinkedCase, ResponseLinkInvalid>> {
  const found = link && (await quotes.findCase(link.requestId));
  if (!found) return refuse({ kind: "response-link-invalid" });
  const [promised = null] = await quotes.listPromisedTimes([link.requestId]);
  const endsAt = linksEndAt(found.request, promised, link, now);
  const invitation = linkedInvitation(found.request, { link, endsAt }, now);
  const [builder] = invitation ? await builders.findMany([link.builderId]) : [];
  const mayQuote = builder?.reviewState === "approved" && builder.public;
  if (!invitation || !mayQuote) return refuse({ kind: "response-link-invalid" });
  const timeZone = builderTimeZone(builder);
  const shown = (text: string) => maskWords(text, found.request);
  const holder = { kind: "link-holder", link, builder, endsAt, shown } as const;
  const allDueAt = promised?.allDueAt ?? dueTimes(found.request).allQuotesAt;
  return ok({ holder, found, invitation, allDueAt, timeZone });
}

/** The link's holder and the id of their offer: the pending one, else the latest; null: none. */
export type HeldLink = { holder: LinkHolder; responseId: QuoteResponseId | null };

/** Finds the holder of a link. Every invalid link gets the same refusal. */
export function holdLink({ clock, ...ports }: Needs & { clock: Clock }) {
  return async ({
    link,
  }: {
    link: ResponseLink | null;
  }): Promise<Result<HeldLink, ResponseLinkInvalid>> => {
    const now = clock.now();
    const held = await holdResponseLink(ports, link, now);
    if (!held.ok) return held;
    const { holder, found } = held.value;
    const own = ownResponse(found, holder.builder.id, now);
    return ok({ holder, responseId: own?.id ?? null });
  };
}
