import type { ChangeBody } from "../../app-server/contract/jobs/changes.ts";
import { changeReasons } from "../../domain/jobs/change.ts";
import type { JobSide } from "../../domain/jobs/job.ts";
import { amountText } from "../../domain/offers/stated-price.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { Button } from "../ui/action/button.tsx";
import { amount, pair, rows } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { JobAction } from "./job-action.tsx";

type Props = {
  change: ChangeBody;
  currency: string;
  reader: JobSide | null;
  /** Whether its first button is the view's main one. */
  isMain: boolean;
  onPropose: () => void;
};

/** The side that a change in this state waits for. */
export function waitsFor(state: ChangeBody["state"]): JobSide | null {
  return state === "wished" ? "builder" : state === "proposed" ? "exhibitor" : null;
}

const looks = {
  approved: { tone: "positive", label: "Approved" },
  refused: { tone: "critical", label: "Refused" },
  declined: { tone: "neutral", label: "Declined" },
  withdrawn: { tone: "neutral", label: "Withdrawn" },
  lapsed: { tone: "neutral", label: "Lapsed" },
} as const;

function lookOf(state: ChangeBody["state"], reader: JobSide | null) {
  if (state !== "wished" && state !== "proposed") return looks[state];
  const side = waitsFor(state);
  const what = state === "wished" ? "price" : "answer";
  return side === reader
    ? ({ tone: "caution", label: `Needs your ${what}` } as const)
    : ({ tone: "info", label: `Waiting for the ${side}` } as const);
}

/** A change with its price, its earlier versions, and what the reader may do with it. */
export function JobChange({ change, currency, reader, isMain, onPropose }: Props) {
  const { number, title, note, lines, total, daysLater, answerBy, state, decidedNote } = change;
  const { tone, label } = lookOf(state, reader);
  const reason = changeReasons.find(({ value }) => value === change.reason)?.label;
  return (
    <Stack gap="small">
      <Inline justify="between" wrap>
        <Heading level={3} size="card">
          {`Change ${number}: ${title}`}
        </Heading>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      <span className={amount}>{priceWords(total, currency)}</span>
      {note && <Text>{note}</Text>}
      {lines.length > 1 && <Lines lines={lines} currency={currency} />}
      <Text size="small" tone="muted">
        {[reason, daysWords(daysLater)].filter(Boolean).join(", ")}
      </Text>
      {state === "proposed" && answerBy && (
        <Text size="small">
          <span>Lapses without an answer on </span>
          <DateText iso={answerBy} format="due" />
        </Text>
      )}
      {decidedNote && <Text>{`Answer: ${decidedNote}`}</Text>}
      {change.earlier.length > 0 && (
        <details>
          <summary>
            {change.earlier.length === 1
              ? "1 earlier version"
              : `${change.earlier.length} earlier versions`}
          </summary>
          <Stack gap="xsmall">
            {change.earlier.map((each) => (
              <Text key={each.version} size="small" tone="muted">
                {`Version ${each.version}: ${each.title}, ${priceWords(each.total, currency)}`}
              </Text>
            ))}
          </Stack>
        </details>
      )}
      <Decisions change={change} currency={currency} isMain={isMain} onPropose={onPropose} />
    </Stack>
  );
}

function Lines({ lines, currency }: { lines: ChangeBody["lines"]; currency: string }) {
  return (
    <ul className={rows}>
      {lines.map(({ label, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and keep their order
        <li key={at} className={pair}>
          <span>{label}</span>
          <span>{amountText(amount, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "$1,200 more". */
function priceWords(total: number | null, currency: string): string {
  if (total === null) return "No price yet";
  if (total === 0) return "Same price";
  return `${amountText(Math.abs(total), currency)} ${total > 0 ? "more" : "less"}`;
}

function daysWords(days: number | null): string {
  if (!days) return "";
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  return `${count} ${days > 0 ? "later" : "earlier"}`;
}

const decisions = {
  approve: {
    past: "approved",
    description: "It becomes part of the agreed amount.",
    told: "the builder",
    tone: "accent",
  },
  refuse: {
    past: "refused",
    description: "The agreed amount stays as it is.",
    told: "the builder",
    reason: { hint: "Optional. The builder will see it." },
  },
  decline: {
    past: "declined",
    description: "The agreed amount stays as it is.",
    told: "the exhibitor",
    reason: { hint: "The exhibitor will see it.", isRequired: true },
  },
  withdraw: { past: "withdrawn", description: "You can add another one later." },
} as const;

function Decisions({ change, currency, isMain, onPropose }: Omit<Props, "reader">) {
  const { id, may, version, number, total } = change;
  if (may.length === 0) return null;
  return (
    <Inline gap="small" wrap>
      {may.map((event) => {
        if (event === "lapse") return null;
        if (event === "propose") {
          const tone = isMain && total === null ? "accent" : "plain";
          return (
            <Button key={event} size="small" tone={tone} onClick={onPropose}>
              {total === null ? "Send a price" : "Edit"}
            </Button>
          );
        }
        const { description, ...decision } = decisions[event];
        const price = event === "approve" ? `${priceWords(total, currency)}. ` : "";
        return (
          <JobAction
            key={event}
            {...decision}
            isMain={isMain && event === "approve"}
            verb={event}
            noun="change"
            number={number}
            description={price + description}
            call={(note = "") =>
              fetchApi.call(`POST /api/changes/:id/${event}`, {
                params: { id },
                body: { version, note },
              })
            }
          />
        );
      })}
    </Inline>
  );
}
