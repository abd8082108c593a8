import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { callQuery } from "../../api/call-query.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { EntriesTable } from "../../builder-dashboard/money/entries-table.tsx";
import { monthName } from "../../month-name.ts";
import { Facts } from "../../ui/data/facts.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { Contests } from "./contests.tsx";
import { Statements } from "./statements.tsx";
import { Waive } from "./waive.tsx";

/** The operator's income: sums, entries, and jobs without rates. */
export function Money() {
  return (
    <Stack gap="large">
      <Sums />
      <Contests />
      <Statements />
      <Entries />
      <Unagreed />
    </Stack>
  );
}

function Sums() {
  const query = useQuery(callQuery("GET /api/admin/commission/summary"));
  return (
    <Card as="section">
      <CardHeader title="Money" subtitle="Commission of completed jobs, in US dollars" />
      <NoRates />
      <Loaded
        query={query}
        loading="Loading the sums"
        failure={{ title: "Error Loading Sums", couldNot: "load the sums" }}
      >
        {({ month, accrued, issued, paid, overdue, open, expected, builders }) => (
          <Stack>
            <Facts
              items={[
                { label: `Accrued in ${monthName(month)}`, value: moneyText(accrued) },
                { label: `Issued in ${monthName(month)}`, value: moneyText(issued) },
                { label: `Paid in ${monthName(month)}`, value: moneyText(paid) },
                { label: "Overdue", value: moneyText(overdue) },
                { label: "Open", value: moneyText(open) },
              ]}
            />
            {expected.length > 0 && (
              <Table
                caption="Expected, if accepted jobs close as agreed"
                rowKey={({ month }) => month ?? "none"}
                rows={expected}
                columns={[
                  {
                    header: "Show month",
                    isTitle: true,
                    cell: ({ month }) => (month ? monthName(month) : "No day yet"),
                  },
                  { header: "Jobs", align: "end", cell: ({ jobs }) => `${jobs}` },
                  { header: "Commission", align: "end", cell: ({ amount }) => moneyText(amount) },
                ]}
              />
            )}
            {builders.length > 0 && (
              <Table
                caption="Open amounts by builder, and how many days old their statements are"
                rowKey={({ builderId }) => builderId}
                rows={builders}
                columns={[
                  { header: "Builder", isTitle: true, cell: ({ builderName }) => builderName },
                  { header: "Open", align: "end", cell: ({ open }) => moneyText(open) },
                  ...ageHeaders.map((header, index) => ({
                    header,
                    align: "end" as const,
                    cell: ({ ages }: (typeof builders)[number]) => moneyText(ages[index] ?? 0),
                  })),
                ]}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

const ageHeaders = ["0–30 days", "31–60 days", "61–90 days", "Older"];

/** Without rates nothing accrues: says so, and where to set them. */
function NoRates() {
  const { data } = useQuery(callQuery("GET /api/admin/commission/rates"));
  if (!data || data.current !== null) return null;
  return (
    <Notice
      title="No rates are set, so builders quote for free"
      action={<TextLink to="/admin-dashboard?view=commission">Set rates</TextLink>}
    >
      Once they are, each job that a builder completes under them adds an entry here.
    </Notice>
  );
}

const entriesQuery = pagesOf(
  "GET /api/admin/commission/entries",
  { limit: 50 },
  ({ entries }) => entries,
);

function Entries() {
  return (
    <ListCard
      title="Entries"
      subtitle="Entries are never changed: a mistake is corrected by another entry."
      query={useInfiniteQuery(entriesQuery)}
      loading="Loading the entries"
      failure={{ title: "Error Loading Entries", couldNot: "load the entries" }}
      empty={
        <EmptyState
          title="No entries yet"
          text="One is added when a job is complete whose builder agreed to the rates."
        />
      }
    >
      {(entries) => (
        <EntriesTable
          entries={entries}
          namesBuilder
          actions={({ kind, amount, ...entry }) =>
            kind === "accrued" && amount > 0 ? <Waive {...entry} /> : null
          }
        />
      )}
    </ListCard>
  );
}

const unagreedQuery = pagesOf(
  "GET /api/admin/commission/unagreed",
  { limit: 50 },
  ({ jobs }) => jobs,
);

function Unagreed() {
  return (
    <ListCard
      title="No rate agreed"
      subtitle="Jobs completed since rates are set whose quotes were sent before the builder agreed. They accrue nothing."
      query={useInfiniteQuery(unagreedQuery)}
      loading="Loading jobs without a rate"
      failure={{ title: "Error Loading Jobs", couldNot: "load the jobs without a rate" }}
      empty={<EmptyState title="None" text="No completed job is without agreed rates." />}
    >
      {(jobs) => (
        <Table
          caption="Jobs without a rate"
          captionHidden
          rowKey={({ requestId }) => requestId}
          rows={jobs}
          columns={[
            {
              header: "Show",
              isTitle: true,
              cell: ({ show, requestId }) => (
                <TextLink to={`/admin-dashboard?brief=${requestId}`}>{show}</TextLink>
              ),
            },
            { header: "Builder", cell: ({ builderName }) => builderName ?? "A builder who left" },
            { header: "Completed", cell: ({ completedAt }) => <DateText iso={completedAt} /> },
            {
              header: "Accepted at",
              align: "end",
              cell: ({ amount }) => (amount === null ? "No amount" : moneyText(amount)),
            },
          ]}
        />
      )}
    </ListCard>
  );
}
