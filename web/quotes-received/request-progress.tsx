import Check from "lucide-react/icons/check";
import { Suspense } from "react";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import type { TimeLineBody } from "../../app-server/contract/quotes/time-line.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { FiveQuotes } from "../quotes/promise/five-quotes.tsx";
import { type FramedOffer, QuoteFrames } from "../quotes/promise/quote-frames.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { promiseText } from "./promise-text.ts";
import {
  dot,
  line,
  promise as promiseStyle,
  promiseTones,
  step,
  when,
} from "./request-progress.css.ts";
import { requestPath } from "./request-view.ts";

/** Buttons that few requests need; their script loads only for those. */
const LazyMissedActions = lazyComponent(
  async () => (await import("./missed/missed-actions.tsx")).MissedActions,
);

type Step = TimeLineBody["steps"][number];

const stateWords = {
  done: "done",
  current: "in progress",
  ahead: "to come",
  skipped: "did not happen",
} as const;

/** A request's progress: its steps, the two promises, and the received quotes. */
export function RequestProgress({
  request,
  offers,
  isOwner,
}: {
  request: OwnQuoteBody;
  offers: readonly FramedOffer[];
  /** Whether the reader may act on it. */
  isOwner: boolean;
}) {
  const { steps, quotes, promises } = request.timeLine;
  const { promise } = request;
  const isDue = promises.some(({ standing }) => standing === "waiting" || standing === "late");
  const shown = isDue && (promise?.outlook || promise?.paused) ? promise : null;
  const framed = shown || isOver(steps) ? null : (promise ?? usualPromise(request));
  return (
    <Stack gap="small">
      <ol className={line} aria-label={`Progress of ${request.tradeShowName}`}>
        {steps.map((each) => (
          <li key={each.name} className={step} data-state={each.state}>
            <span className={dot} aria-hidden="true">
              {each.state === "done" && <Check size={14} strokeWidth={3} />}
            </span>
            <span>
              {stepWords(each, quotes)}
              <VisuallyHidden>, {stateWords[each.state]}</VisuallyHidden>
              {each.at && (
                <span className={when}>
                  <DateText iso={each.at} format="MMM d" />
                </span>
              )}
              {each.state === "current" && !each.at && (
                <span className={when} aria-hidden="true">
                  In progress
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {framed && (
        <QuoteFrames
          promise={framed}
          received={quotes.received}
          promised={quotes.promised}
          offers={offers}
        />
      )}
      {promises.map((promise) => {
        const { createdAt: requestedAt } = request;
        const said = promiseText(promise, { requestedAt, promised: quotes.promised });
        return (
          said && (
            <p key={promise.name} className={`${promiseStyle} ${promiseTones[said.tone]}`}>
              {said.text}
            </p>
          )
        );
      })}
      {shown && (
        <FiveQuotes
          promise={shown}
          received={quotes.received}
          promised={quotes.promised}
          offers={offers}
          level={2}
          changeBrief={
            isOwner && (
              <LinkButton to={requestPath(request.id, "brief")} size="small">
                Change the brief
              </LinkButton>
            )
          }
          missedActions={
            isOwner && (
              <Suspense>
                <LazyMissedActions request={request} />
              </Suspense>
            )
          }
        />
      )}
    </Stack>
  );
}

/** Whether no more quotes are expected: one was chosen, or the request has ended. */
function isOver(steps: readonly Step[]): boolean {
  return steps.some(
    ({ name, state }) =>
      state === "done" && (name === "accepted" || name === "completed" || name === "cancelled"),
  );
}

/** Due times for a request without a promise of its own. */
function usualPromise({ createdAt, timeLine }: OwnQuoteBody) {
  const due = (name: TimeLineBody["promises"][number]["name"]) =>
    timeLine.promises.find((each) => each.name === name)?.dueAt;
  const [firstDueAt, allDueAt] = [due("first-quote"), due("all-quotes")];
  if (!createdAt || !firstDueAt || !allDueAt) return null;
  return { receivedAt: createdAt, firstDueAt, allDueAt, paused: null };
}

/** The name of a step before and after it is reached. */
const stepNames: Record<Exclude<Step["name"], "quotes">, { ahead: string; done: string }> = {
  requested: { ahead: "Requested", done: "Requested" },
  matched: { ahead: "Matching builders", done: "Builders matched" },
  accepted: { ahead: "Your choice", done: "You chose" },
  completed: { ahead: "Build", done: "Completed" },
  cancelled: { ahead: "Canceled", done: "Canceled" },
};

function stepWords(
  { name, state }: Step,
  { received, asked, promised }: TimeLineBody["quotes"],
): string {
  if (name !== "quotes") return stepNames[name][state === "done" ? "done" : "ahead"];
  if (asked === 0) return "Quotes";
  return received < promised ? `${received} of ${promised} quotes in` : `${received} quotes in`;
}
