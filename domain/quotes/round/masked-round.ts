import type { Principal } from "../../accounts/principal.ts";
import { type Result, refuse } from "../../shared/result.ts";
import { type ContactAfter, masked, seesContact } from "../contact-after.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { LinkHolder } from "../response-link.ts";

/** A quote as its builder reads it: the exhibitor's words are masked until the builder gets contact data. */
export function withMaskedWords(quote: QuoteResponse, contactAfter: ContactAfter): QuoteResponse {
  const { round, declineReason, award, builderId } = quote;
  const standing = { responses: [quote] };
  const isPlain = !round && !declineReason && !award?.note;
  if (isPlain || seesContact(contactAfter, standing, builderId)) return quote;
  return withShownWords(quote, masked);
}

/** A quote with the exhibitor's texts (round, decline, award) as its reader may see them. */
export function withShownWords(
  quote: QuoteResponse,
  shown: (text: string) => string,
): QuoteResponse {
  const { round, declineReason, award } = quote;
  return {
    ...quote,
    round: round && { ...round, text: shown(round.text) },
    declineReason: declineReason && shown(declineReason),
    award: award && { ...award, note: award.note && shown(award.note) },
  };
}

type Refused = { kind: string; current?: QuoteResponse };

type GivenBy = { by: Principal | LinkHolder };

/** Wraps a builder's use case, so that the exhibitor's texts in its result are masked as the caller may read them. */
export function answersWithMaskedRound<Ports, Input extends GivenBy, Refusal extends Refused>(
  make: (ports: Ports) => (given: Input) => Promise<Result<QuoteResponse, Refusal>>,
) {
  return (ports: Ports & { contactAfter: ContactAfter }) => {
    const useCase = make(ports);
    return async (given: Input): Promise<Result<QuoteResponse, Refusal>> => {
      const { by } = given;
      const maskedOf = (quote: QuoteResponse) =>
        by.kind === "link-holder"
          ? withShownWords(quote, by.shown)
          : withMaskedWords(quote, ports.contactAfter);
      const answer = await useCase(given);
      if (answer.ok) return { ok: true, value: maskedOf(answer.value) };
      const { current } = answer.refusal;
      return current ? refuse({ ...answer.refusal, current: maskedOf(current) }) : answer;
    };
  };
}
