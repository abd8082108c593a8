import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { awardReasonWords } from "../../../domain/quotes/award.ts";
import { Text } from "../../ui/text/text.tsx";

/** The reasons why a quote was accepted, for its exhibitor, its builder and admins. */
export function AwardWords({ award }: { award: NonNullable<QuoteResponseBody["award"]> }) {
  const reasons = awardReasonWords(award.reasons);
  return (
    <>
      {reasons && <Text>{`Why it was chosen: ${reasons}`}</Text>}
      {award.note && <Text tone="muted">{`“${award.note}”`}</Text>}
    </>
  );
}
