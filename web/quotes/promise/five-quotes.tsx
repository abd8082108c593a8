import { type ReactNode, useContext } from "react";
import type { PromisedTimesBody } from "../../../app-server/contract/quotes/promised-times.ts";
import { countInWords } from "../../../domain/shared/text/count-in-words.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { ReaderZone } from "../../ui/text/reader-zone.ts";
import { DueLink } from "./due-link.tsx";
import { dayText } from "./due-text.ts";
import { due, figure, list, state } from "./five-quotes.css.ts";
import { outlookText, wideningText } from "./outlook-text.ts";
import { type FramedOffer, QuoteFrames } from "./quote-frames.tsx";

type Props = {
  promise: PromisedTimesBody;
  received: number;
  promised: number;
  /** The received quotes, earliest first, once loaded. */
  offers?: readonly FramedOffer[];
  level: 2 | 3;
  /** Buttons for a promise that was missed. */
  missedActions?: ReactNode;
  /** A button to change the brief, shown when too few builders fit. */
  changeBrief?: ReactNode;
};

/**
 * The panel "Your five quotes": how many were received, when the others are due, and the forecast.
 */
export function FiveQuotes(props: Props) {
  const { promise, received, promised, offers = [], level, missedActions, changeBrief } = props;
  const { firstDueAt, allDueAt, paused, outlook } = promise;
  const timeZone = useContext(ReaderZone) ?? promise.timeZone;
  const inWords = countInWords(promised);
  const name = `Your ${inWords} quotes`;
  const isMissed = outlook?.state === "missed" && received < promised && !paused;
  const said = paused ? null : outlookText({ ...promise, timeZone }, received);
  const widenings = outlook?.state === "few" && received < promised ? outlook.widenings : [];
  return (
    <ReaderZone value={timeZone}>
      <Stack gap="small" as="section" aria-label={name}>
        <Heading level={level} size="card">
          {name}
        </Heading>
        <QuoteFrames promise={promise} received={received} promised={promised} offers={offers} />
        <p className={figure}>{`${received} of ${promised} in`}</p>
        {received < promised && !isMissed && (
          <p className={due}>
            {received === 0 ? "First quote due " : `All ${inWords} due `}
            <DueLink>
              <DateText iso={received === 0 ? firstDueAt : allDueAt} format="due" />
            </DueLink>
            {received === 0 && (
              <span>{`. All ${inWords} follow by ${dayText(allDueAt, timeZone)}.`}</span>
            )}
          </p>
        )}
        {paused && (
          <p className={state} data-tone="critical">
            The clock has been paused since <DateText iso={paused.since} format="near" />
            <span>
              {`${paused.reason ? `: ${paused.reason.replace(/\.$/, "")}` : ""}. It continues when you answer.`}
            </span>
          </p>
        )}
        {said && (
          <p className={state} data-tone={isMissed ? "critical" : "plain"}>
            {said}
          </p>
        )}
        {widenings.length > 0 && (
          <Stack gap="small">
            <div className={state}>
              What would bring more:
              <ul className={list}>
                {widenings.map((widening) => (
                  <li key={widening.kind}>{wideningText(widening)}</li>
                ))}
              </ul>
            </div>
            {changeBrief && <div>{changeBrief}</div>}
          </Stack>
        )}
        {isMissed && missedActions}
      </Stack>
    </ReaderZone>
  );
}
