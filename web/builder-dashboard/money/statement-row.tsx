import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type {
  StatementBody,
  StatementReadBody,
} from "../../../app-server/contract/commission/commission-statements.ts";
import { contestCodes } from "../../../domain/commission/contest.ts";
import { balanceOf, type EntryKind } from "../../../domain/commission/entry.ts";
import type { StatementState } from "../../../domain/commission/statement.ts";
import { exactMoneyText, moneyText } from "../../../domain/shared/money/money-text.ts";
import { callQuery } from "../../api/call-query.ts";
import { formatDate } from "../../format.ts";
import { JobFileLinks } from "../../jobs/job-files.tsx";
import { monthName } from "../../month-name.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Facts } from "../../ui/data/facts.tsx";
import { OpeningRow } from "../../ui/data/opening-row.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { EntriesTable } from "./entries-table.tsx";

/** States of a statement, in words and tone. */
export const statementLooks = {
  issued: { label: "Issued", tone: "info" },
  contested: { label: "Contested", tone: "caution" },
  overdue: { label: "Overdue", tone: "critical" },
  paid: { label: "Paid", tone: "positive" },
  closed: { label: "Written off", tone: "neutral" },
} as const satisfies Record<StatementState, { label: string; tone: string }>;

type Entry = StatementReadBody["entries"][number];
type Props = {
  statement: StatementBody;
  /** Admins read the builder, too. */
  namesBuilder?: boolean;
  /** A button of a job on it. */
  jobAction?: (entry: Entry, read: StatementReadBody) => ReactNode;
  /** Further buttons of the statement. */
  actions?: ReactNode;
};

/** A statement in a few lines; opened, with its jobs, sums and PDF. */
export function StatementRow({ statement, namesBuilder = false, jobAction, actions }: Props) {
  const { id, number, builderName, month } = statement;
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    ...callQuery("GET /api/statements/:id", { params: { id } }),
    enabled: isOpen,
  });
  return (
    <OpeningRow
      title={
        <Heading level={3} size="card">
          {number}
        </Heading>
      }
      end={<State statement={statement} />}
      lines={[
        <Due key="due" statement={statement} isOwn={!namesBuilder} />,
        `${namesBuilder ? `${builderName}, ` : ""}${monthName(month)}`,
      ]}
      onOpen={() => setOpen(true)}
    >
      <Loaded
        query={query}
        loading={`Loading ${number}`}
        failure={{ title: "Error Loading Statement", couldNot: "load the statement" }}
      >
        {(read) => (
          <Stack>
            <EntriesTable
              caption={`Jobs on ${number}`}
              entries={read.entries}
              last={
                jobAction && read.entries.some((entry) => jobAction(entry, read))
                  ? { header: "Actions", cell: (entry) => jobAction(entry, read) ?? null }
                  : undefined
              }
            />
            <Facts items={sumsOf(read)} />
            {read.contests.map((contest) => (
              <div key={contest.id}>
                <Text>{contestText(contest, read)}</Text>
                <JobFileLinks files={contest.files} />
              </div>
            ))}
          </Stack>
        )}
      </Loaded>
      <Inline>
        <LinkButton to={`/api/statements/${id}/statement.pdf`} size="small" reloadDocument>
          {`PDF of ${number}`}
        </LinkButton>
        {actions}
      </Inline>
    </OpeningRow>
  );
}

function State({ statement: { state, total, takenOff } }: Pick<Props, "statement">) {
  if (total < 0) return <Badge>Credit</Badge>;
  if (state === "paid" && takenOff >= total) return <Badge>Nothing due</Badge>;
  const { tone, label } = statementLooks[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** "$3,975 of $4,000, due Mar 31, 2027". */
function Due({ statement, isOwn }: { statement: StatementBody; isOwn: boolean }) {
  const { total, open, dueOn, state } = statement;
  const isOver = state === "paid" || state === "closed";
  const credit =
    open < 0
      ? `${isOwn ? "We owe you" : "You owe"} ${moneyText(-open)}`
      : `${moneyText(-total)} paid back`;
  const due = state === "contested" ? " open" : `, due ${formatDate(dueOn, "MMM d, yyyy")}`;
  return (
    <>
      <Text as="span" weight="strong">
        {total < 0 ? credit : moneyText(isOver ? total : open)}
      </Text>
      <span>
        {isOver || total < 0 ? "" : `${open === total ? "" : ` of ${moneyText(total)}`}${due}`}
      </span>
    </>
  );
}

function sumsOf({ net, tax, total, takenOff, open, since }: StatementReadBody) {
  const settled = (...kinds: EntryKind[]) =>
    0 - balanceOf(since.filter(({ kind }) => kinds.includes(kind)));
  const sums = [
    { label: "Net", value: tax === 0 ? 0 : net },
    { label: "Tax", value: tax },
    { label: "Total", value: total },
    { label: "Taken off", value: -takenOff },
    { label: "Paid", value: -settled("paid", "refunded") },
    { label: "Written off", value: -settled("written-off") },
    { label: "Open", value: open === total ? 0 : open },
  ].filter(({ value, label }) => value !== 0 || label === "Total");
  return sums.map(({ label, value }) => ({
    label,
    value: exactMoneyText(value),
  }));
}

type Contest = StatementReadBody["contests"][number];

function contestText(
  { entryId, code, text, decidedAt, amount, words }: Contest,
  { entries }: StatementReadBody,
): string {
  const show = entries.find(({ id }) => id === entryId)?.text ?? "";
  const asked = `${show} is contested: ${contestCodes[code]}. “${text}”`;
  if (!decidedAt) return `${asked} It isn't due until that is decided.`;
  const decided = amount === null ? "the amount stays" : `the right amount is ${moneyText(amount)}`;
  return `${asked} Decided: ${decided}. “${words}”`;
}
