import Check from "lucide-react/icons/check";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import type { TimeLineBody } from "../../app-server/contract/quotes/time-line.ts";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { outlookText } from "./outlook-text.ts";
import { promiseText } from "./promise-text.ts";
import {
  dot,
  line,
  promise as promiseStyle,
  promiseTones,
  step,
  when,
} from "./request-progress.css.ts";

type Step = TimeLineBody["steps"][number];

const stateWords = {
  done: "done",
  current: "in progress",
  ahead: "to come",
  skipped: "did not happen",
} as const;

/** How far a request has come, step by step, and how the two promises stand. */
export function RequestProgress({ request }: { request: OwnQuoteBody }) {
  const { steps, quotes, promises } = request.timeLine;
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
      {promises.map((promise) => {
        const { createdAt: requestedAt } = request;
        const said = promiseText(promise, { requestedAt, promised: quotes.promised });
        return (
          said && (
            <p key={promise.name} className={`${promiseStyle} ${promiseTones[said.tone]}`}>
              {said.before}
              {said.dueAt && <DateText iso={said.dueAt} format="near" />}
              {said.after}
            </p>
          )
        );
      })}
      <Outlook request={request} />
    </Stack>
  );
}

/** How many builders are working on the quotes and how many are likely, or why the clock is paused. */
function Outlook({ request }: { request: OwnQuoteBody }) {
  const { promise, timeLine } = request;
  const isDue = timeLine.promises.some(
    ({ standing }) => standing === "waiting" || standing === "late",
  );
  if (!promise || !isDue) return null;
  const { paused } = promise;
  if (paused) {
    return (
      <p className={`${promiseStyle} ${promiseTones.critical}`}>
        The clock has been paused since <DateText iso={paused.since} format="near" />
        {paused.reason && `: ${paused.reason.replace(/\.$/, "")}`}
        {". It continues when you answer."}
      </p>
    );
  }
  const said = outlookText(promise, timeLine.quotes);
  return said && <p className={`${promiseStyle} ${promiseTones.muted}`}>{said}</p>;
}

/** The name of a step before it is reached, and once it is done. */
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
