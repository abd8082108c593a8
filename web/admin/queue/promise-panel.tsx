import { Link } from "react-router";
import type { ViewedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import { AskingButtons } from "../../quotes/promise/asking-buttons.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { textLink } from "../../ui/text/text-link.css.ts";
import { EndProposed } from "./end-proposed.tsx";
import { ExcludePromise, PausePromise, ResumePromise } from "./promise-actions.tsx";
import { PromiseEvents } from "./promise-events.tsx";
import { panel } from "./queue.css.ts";
import { standingLooks } from "./standing-look.ts";

/** The promise of the opened request: due times, forecast, and the actions on its clock. */
export function PromisePanel({ promise }: { promise: ViewedPromiseBody }) {
  const {
    standing,
    first,
    all,
    firstDueAt,
    allDueAt,
    promised,
    paused,
    why,
    outlook,
    similar,
    mayAsk,
  } = promise;
  const look = standingLooks[standing];
  const isOpen = first.outcome === "open" || all.outcome === "open";
  return (
    <section className={panel} aria-label="Promise">
      <Inline>
        <Heading level={4}>Promise</Heading>
        <Badge tone={look.tone}>{look.label}</Badge>
      </Inline>
      <Text>
        <TargetWords name="First quote" outcome={first.outcome} dueAt={firstDueAt} />{" "}
        <TargetWords name={`All ${promised} quotes`} outcome={all.outcome} dueAt={allDueAt} />
      </Text>
      <Text>{why}</Text>
      {outlook && outlook.fitting !== null && isOpen && !paused && (
        <Text size="small" tone="muted">
          {outlook.fitting} builders fit, {outlook.asked} invited, {outlook.working} working on it.
          Forecast: {rangeOf(outlook.forecast)} on time.
        </Text>
      )}
      {paused && (
        <Text size="small" tone="muted">
          Paused since <DateText iso={paused.since} format="near" />; it resumes by itself{" "}
          <DateText iso={paused.until} format="near" />.
        </Text>
      )}
      {similar.length > 0 && (
        <Text>
          Perhaps sent twice. Same company or address, same show:{" "}
          {similar.map(({ quoteRequestId, company, createdAt }, index) => (
            <span key={quoteRequestId}>
              {index > 0 && <span>, </span>}
              <Link to={`/admin-dashboard?brief=${quoteRequestId}`} className={textLink}>
                <bdi>{company}</bdi>, <DateText iso={createdAt} format="MMM d" />
              </Link>
            </span>
          ))}
          <span>.</span>
        </Text>
      )}
      <EndProposed promise={promise} />
      {(isOpen || mayAsk) && (
        <Inline>
          {isOpen &&
            (paused ? <ResumePromise promise={promise} /> : <PausePromise promise={promise} />)}
          {mayAsk && (
            <AskingButtons
              requestId={promise.quoteRequestId}
              isStopped={promise.isAskingStopped}
              by="admin"
              tone="quiet"
            />
          )}
          {isOpen && <ExcludePromise promise={promise} />}
        </Inline>
      )}
      <PromiseEvents events={promise.events} />
    </section>
  );
}

type TargetProps = {
  name: string;
  outcome: ViewedPromiseBody["first"]["outcome"];
  dueAt: string;
};

function TargetWords({ name, outcome, dueAt }: TargetProps) {
  if (outcome === "kept") return `${name}: in on time.`;
  if (outcome === "excluded") return `${name}: not counted.`;
  return (
    <span>
      {name}: {outcome === "missed" ? "missed, was due" : "due"}{" "}
      <DateText iso={dueAt} format="near" />.
    </span>
  );
}

function rangeOf({ low, high }: { low: number; high: number }): string {
  if (low === high) return `${low} ${low === 1 ? "quote" : "quotes"}`;
  return `${low} to ${high} quotes`;
}
