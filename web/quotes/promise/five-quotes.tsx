import type { ReactNode } from "react";
import type { PromisedTimesBody } from "../../../app-server/contract/quotes/promised-times.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { dueText } from "./due-text.ts";
import { due, figure, list, state } from "./five-quotes.css.ts";
import { outlookText, wideningText } from "./outlook-text.ts";
import { QuoteFrames } from "./quote-frames.tsx";

type Props = {
  promise: PromisedTimesBody;
  /** How many quotes are in. */
  received: number;
  promised: number;
  level: 2 | 3;
  /** Buttons for a promise that was missed. */
  missedActions?: ReactNode;
  /** The way to change the brief, where too few builders fit. */
  changeBrief?: ReactNode;
};

/** "Your five quotes": how many are in, by when the others are due, and what we expect. */
export function FiveQuotes(props: Props) {
  const { promise, received, promised, level, missedActions, changeBrief } = props;
  const { firstDueAt, allDueAt, timeZone, paused, outlook } = promise;
  const isMissed = outlook?.state === "missed" && received < promised && !paused;
  const said = paused ? null : outlookText(promise, received);
  const widenings = outlook?.state === "few" && received < promised ? outlook.widenings : [];
  return (
    <Stack gap="small" as="section" aria-label="Your five quotes">
      <Heading level={level} size="card">
        Your five quotes
      </Heading>
      <QuoteFrames promise={promise} received={received} promised={promised} />
      <p className={figure}>{`${received} of ${promised} in`}</p>
      {received < promised && !isMissed && (
        <p className={due}>
          {received === 0 && (
            <>
              First due <time dateTime={firstDueAt}>{dueText(firstDueAt, timeZone)}</time>, all five{" "}
            </>
          )}
          {received > 0 && "All five due "}
          <time dateTime={allDueAt}>{dueText(allDueAt, timeZone)}</time>
        </p>
      )}
      {paused && (
        <p className={state} data-tone="critical">
          {`The clock has been paused since ${dueText(paused.since, timeZone)}`}
          {paused.reason && `: ${paused.reason.replace(/\.$/, "")}`}
          {". It continues when you answer."}
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
  );
}
