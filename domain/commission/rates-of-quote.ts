import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Message } from "../messages/ports.ts";
import type { OfferedRates, QuoteRates } from "../quotes/quote-rates.ts";
import type { RatesOfQuote } from "../quotes/responses/respond-to-request.ts";
import type { BuilderId, Ids } from "../shared/id.ts";
import { ok, refuse } from "../shared/result.ts";
import type { CommissionRateRepository } from "./ports.ts";
import { offered } from "./rates-text.ts";

export type AgreementNeeds = {
  commissionRates: Pick<
    CommissionRateRepository,
    "findRates" | "hasAgreed" | "versionOfQuote" | "findTermsIfWon"
  >;
  builders: BuilderProfileRepository;
  ids: Ids;
};

/**
 * The rates of a new quote: those that the builder agreed to before, or agrees to with it. Refused
 * without a yes to today's rates; a quote that is sent again after its withdrawal keeps its rates.
 */
export function ratesOfQuote(ports: AgreementNeeds): RatesOfQuote {
  const { commissionRates } = ports;
  return async ({ responseId, builderId, by, agreesTo, takenBackFrom }, now) => {
    if (takenBackFrom) {
      const version = await commissionRates.versionOfQuote(takenBackFrom);
      return ok({ rates: version === null ? null : { version, agreement: null }, messages: [] });
    }
    const { current } = await commissionRates.findRates(builderId, now);
    if (!current) {
      return ok({ rates: null, messages: [] });
    }
    const { version } = current;
    const rates = offered(current);
    if (agreesTo !== null && agreesTo !== version) return refuse({ kind: "rates-changed", rates });
    if (await commissionRates.hasAgreed(builderId, version)) {
      return ok({ rates: { version, agreement: null }, messages: [] });
    }
    if (agreesTo === null) return refuse({ kind: "rates-not-agreed", rates });
    const agreement = {
      builderId,
      version,
      by,
      responseId: by === null ? responseId : null,
      at: now,
    };
    const agreed: QuoteRates = { version, agreement };
    const key = by === null ? responseId : builderId;
    const messages = await writeAgreed(ports, { builderId, rates, key: `${key}` }, now);
    return ok({ rates: agreed, messages });
  };
}

/** The record of a yes, emailed to the builder. */
export async function writeAgreed(
  { builders, ids }: Pick<AgreementNeeds, "builders" | "ids">,
  { builderId, rates, key }: { builderId: BuilderId; rates: OfferedRates; key: string },
  at: Date,
): Promise<Message[]> {
  const [builder] = await builders.findMany([builderId]);
  if (!builder?.invitationEmail) return [];
  const { version, text, from } = rates;
  const letter = {
    kind: "rates-agreed" as const,
    to: { name: builder.name, address: builder.invitationEmail },
    builderName: builder.name,
    rates: text,
    from: from.toISOString(),
    at: at.toISOString(),
  };
  return [
    newMessage({ ids }, letter, { at, dedupeKey: `rates-agreed/${version}/${key}`, builderId }),
  ];
}
