import { useQuery } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { MilestoneBody, PlanBody } from "../../../app-server/contract/quotes/plan-calls.ts";
import { ownerLabels } from "../../../domain/show-plan/milestone-words.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { formatDate } from "../../format.ts";
import { Button } from "../../ui/action/button.tsx";
import { compactRow, pressable, rowHead, rows } from "../../ui/data/rows.css.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Calendar } from "./calendar.tsx";
import { named } from "./plan-line.css.ts";
import { MilestoneNumber, PlanLine } from "./plan-line.tsx";

const refreshes = ["quote-requests"] as const;

/** Lines of advice in view; the rest is folded. */
const shownAdvice = 3;

/** The plan of a request: what is past first, then each milestone by its day. */
export function PlanView({ requestId }: { requestId: string }) {
  const params = { id: requestId };
  const query = useQuery(callQuery("GET /api/quote-requests/:id/plan", { params }));
  return (
    <Loaded
      query={query}
      loading="Loading the plan"
      failure={{ title: "We couldn't load the plan", couldNot: "load the plan" }}
    >
      {(plan: PlanBody) =>
        plan.milestones.length === 0 ? (
          <Text>Enter the day the show opens in the brief, and the plan follows from it.</Text>
        ) : (
          <Stack gap="medium">
            {plan.advice.length > 0 && (
              <Notice tone="caution" title="Already past">
                <Lines lines={plan.advice.slice(0, shownAdvice)} />
                {plan.advice.length > shownAdvice && (
                  <details>
                    <summary>{`${plan.advice.length - shownAdvice} more`}</summary>
                    <Lines lines={plan.advice.slice(shownAdvice)} />
                  </details>
                )}
              </Notice>
            )}
            <Text tone="muted">
              Each day is the latest for its step. Usual dates. Your exhibitor manual rules.
            </Text>
            <PlanLine plan={plan} />
            <ol className={rows}>
              {plan.milestones.map((milestone) => (
                <MilestoneRow
                  key={milestone.key}
                  requestId={requestId}
                  milestone={milestone}
                  plan={plan}
                />
              ))}
            </ol>
            {plan.side && (
              <Calendar requestId={requestId} hasCalendar={plan.hasCalendar}>
                <Button onClick={() => print()}>Print</Button>
              </Calendar>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type RowProps = { requestId: string; milestone: MilestoneBody };

function MilestoneRow({ requestId, milestone, plan }: RowProps & { plan: PlanBody }) {
  const { label, day, owner, state, slack, maySet } = milestone;
  const Head = maySet ? "summary" : "div";
  const head = (
    <Head className={maySet ? `${rowHead} ${pressable}` : rowHead}>
      <span className={named}>
        <MilestoneNumber milestone={milestone} plan={plan} />
        <Text weight="strong">{label}</Text>
      </span>
      <Inline gap="xsmall">
        <Text>{formatDate(day, "MMM d, yyyy")}</Text>
        {maySet && <ChevronDown size={16} aria-hidden="true" />}
      </Inline>
    </Head>
  );
  return (
    <li className={compactRow}>
      {maySet ? (
        <details>
          {head}
          <MilestoneForm requestId={requestId} milestone={milestone} />
        </details>
      ) : (
        head
      )}
      <Text size="small" tone="muted">
        <span>{[slackText(slack, state), ownerLabels[owner]].join(" · ")}</span>
        <Source milestone={milestone} />
      </Text>
    </li>
  );
}

/** The time until a milestone, or its state. */
export function slackText(slack: number, state: MilestoneBody["state"]): string {
  if (state !== "open") return state === "done" ? "Done" : "Not needed";
  if (slack === 0) return "Today";
  const days = `${Math.abs(slack)} ${Math.abs(slack) === 1 ? "day" : "days"}`;
  return slack < 0 ? `${days} past` : `${days} left`;
}

function Source({ milestone: { source } }: Pick<RowProps, "milestone">) {
  const { kind, name, address, asOf } = source;
  if (kind === "usual") return null;
  if (kind === "own") return <span> · Your own day</span>;
  if (kind === "assumed") return <span> · Assumed; the show hasn't said</span>;
  const since = asOf ? `, as of ${formatDate(asOf, "MMM d, yyyy")}` : "";
  return (
    <>
      <span> · </span>
      {address ? <ExternalLink href={address}>{name}</ExternalLink> : <span>{name}</span>}
      <span>{since}</span>
    </>
  );
}

const states = [
  { value: "open", label: "Open" },
  { value: "done", label: "Done" },
  { value: "not-needed", label: "Not needed" },
];

function MilestoneForm({ requestId, milestone }: RowProps) {
  const { key, day, state, source } = milestone;
  const params = { id: requestId, key };
  const change = useChange({
    call: (body: { day?: string | null; state?: MilestoneBody["state"] }) =>
      fetchApi.call("PATCH /api/quote-requests/:id/plan/:key", { params, body }),
    refreshes,
    failed: { title: "Plan not changed", couldNot: "change the plan" },
  });
  return (
    <Inline gap="medium" align="end" wrap>
      <Field label="State">
        {(control) => (
          <Select
            {...control}
            options={states}
            value={state}
            onChange={({ target }) =>
              change.mutate({ state: target.value as MilestoneBody["state"] })
            }
          />
        )}
      </Field>
      {source.kind !== "show" && (
        <Field label="Day">
          {(control) => (
            <DateInput
              {...control}
              defaultValue={day}
              onBlur={({ target }) =>
                target.value !== "" && target.value !== day && change.mutate({ day: target.value })
              }
            />
          )}
        </Field>
      )}
      {source.kind === "own" && (
        <Button size="small" onClick={() => change.mutate({ day: null })}>
          Use the usual day
        </Button>
      )}
    </Inline>
  );
}
