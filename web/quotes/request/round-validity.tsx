import type { RoundPartBody } from "../../../app-server/contract/quotes/rounds.ts";
import { DateText } from "../../ui/text/date-text.tsx";

type Props = { quote: { validUntil: string; round: RoundPartBody | null } };

/** Tells a builder that their quote expires before its round ends; nothing where it does not. */
export function RoundValidity({ quote: { validUntil, round } }: Props) {
  if (!round || validUntil >= round.endsAt) return null;
  return (
    <>
      {" "}
      Your quote expires before that, on <DateText iso={validUntil} format="PPp" />: to keep it
      longer, revise it with a later date.
    </>
  );
}
