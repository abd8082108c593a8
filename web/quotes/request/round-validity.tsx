import type { RoundPartBody } from "../../../app-server/contract/quotes/rounds.ts";
import { formatDate } from "../../format.ts";

type Props = { quote: { validUntil: string; round: RoundPartBody | null } };

/** Warns a builder that their quote expires before its round ends; otherwise nothing. */
export function RoundValidity({ quote: { validUntil, round } }: Props) {
  if (!round?.expiresFirst) return null;
  const day = <time dateTime={validUntil}>{formatDate(validUntil, "MMM d, yyyy")}</time>;
  return (
    <span>
      {" "}
      Your quote expires before that, on {day}: to keep it longer, revise it with a later date.
    </span>
  );
}
