import { useContext } from "react";
import { laterWelcomeText } from "../../../domain/quotes/due-times.ts";
import { ReaderZone } from "../../ui/text/reader-zone.ts";
import { useNow } from "../../ui/use-now.ts";

type Props = { times: { answerBy: string | null; welcomeUntil: string | null } };

/**
 * Such as "Later is welcome, until Monday", for builders who may quote after the deadline; nothing
 * for others.
 */
export function LaterWelcome({ times: { answerBy, welcomeUntil } }: Props) {
  const timeZone = useContext(ReaderZone);
  const now = useNow();
  // before the device's time zone is known, the same text as on the server
  const zone = timeZone ?? (now ? undefined : "UTC");
  const moment = (iso: string | null) => (iso ? new Date(iso) : null);
  const times = { answerBy: moment(answerBy), welcomeUntil: moment(welcomeUntil) };
  return <span>{laterWelcomeText(times, zone)}</span>;
}
