import { builderTimeZone } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { Invitation } from "../../quotes/quote-request.ts";
import type { ResponseLinkInvalid } from "../../quotes/refusals.ts";
import {
  type LinkHolder,
  linkedInvitation,
  type ResponseLink,
} from "../../quotes/response-link/response-link.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";

type Needs = {
  quotes: Pick<QuoteRequestRepository, "findCase">;
  builders: Pick<BuilderProfileRepository, "findMany">;
};
type Held = {
  holder: LinkHolder;
  found: QuoteCase;
  invitation: Invitation;
  /** The builder's; null: unknown. */
  timeZone: string | null;
};

/** The case and invitation behind a link. All invalid links get the same refusal. */
export async function holdResponseLink(
  { quotes, builders }: Needs,
  link: ResponseLink | null,
  now: Date,
): Promise<Result<Held, ResponseLinkInvalid>> {
  const found = link && (await quotes.findCase(link.requestId));
  const invitation = found && linkedInvitation(found.request, link, now);
  const [builder] = invitation ? await builders.findMany([link.builderId]) : [];
  const mayQuote = builder?.reviewState === "approved" && builder.public;
  if (!found || !invitation || !mayQuote) return refuse({ kind: "response-link-invalid" });
  const timeZone = builderTimeZone(builder);
  return ok({ holder: { kind: "link-holder", link, builder }, found, invitation, timeZone });
}
