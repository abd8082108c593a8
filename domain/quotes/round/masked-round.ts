import { type Result, refuse } from "../../shared/result.ts";
import { type ContactAfter, masked, seesContact } from "../for-builders/contact-after.ts";
import type { QuoteResponse } from "../responses/quote-response.ts";

/** A quote as its builder reads it: the exhibitor's words in a round are masked until the builder gets contact data. */
export function withMaskedRound(quote: QuoteResponse, contactAfter: ContactAfter): QuoteResponse {
  const { round, builderId } = quote;
  const standing = { request: { invitations: [] }, responses: [quote] };
  if (!round || seesContact(contactAfter, standing, builderId)) return quote;
  return withRoundText(quote, (text) => masked(text, contactAfter));
}

/** A quote with the exhibitor's words in its round as its reader may see them. */
export function withRoundText(
  quote: QuoteResponse,
  shown: (text: string) => string,
): QuoteResponse {
  const { round } = quote;
  return round ? { ...quote, round: { ...round, text: shown(round.text) } } : quote;
}

type Refused = { kind: string; current?: QuoteResponse };

/** A use case of builders about their own quotes, with the round masked in its answers. */
export function answersWithMaskedRound<Given, Refusal extends Refused>(
  useCase: (given: Given) => Promise<Result<QuoteResponse, Refusal>>,
  contactAfter: ContactAfter,
): (given: Given) => Promise<Result<QuoteResponse, Refusal>> {
  return async (given) => {
    const answer = await useCase(given);
    if (answer.ok) return { ok: true, value: withMaskedRound(answer.value, contactAfter) };
    const { current } = answer.refusal;
    if (!current) return answer;
    return refuse({ ...answer.refusal, current: withMaskedRound(current, contactAfter) });
  };
}
