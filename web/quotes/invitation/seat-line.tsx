import type { AcknowledgementBody, SeatsBody } from "../../../app-server/contract/quotes/seats.ts";
import { Text } from "../../ui/text/text.tsx";
import { seatWords } from "./seat-words.ts";

type Props = { seats: SeatsBody; acknowledgement: AcknowledgementBody | null };

/** The number of taken seats, and its consequence for the builder. */
export function SeatLine({ seats, acknowledgement }: Props) {
  return (
    <Text size="small" tone="muted">
      {seatWords(seats, acknowledgement)}
    </Text>
  );
}
