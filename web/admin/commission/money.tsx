import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { exactMoneyText, moneyText } from "../../../domain/shared/money/money-text.ts";
import { callQuery } from "../../api/call-query.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { EntriesTable } from "../../builder-dashboard/money/entries-table.tsx";
import { JobRow } from "../../jobs/job-list.tsx";
import { monthName } from "../../month-name.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Facts } from "../../ui/data/facts.tsx";
import { amount as amountStyle, rows } from "../../ui/data/rows.css.ts";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { Contests } from "./contests.tsx";
import { Statements } from "./statements.tsx";
import { Waive } from "./waive.tsx";

/** The operator's income: sums, entries, and jobs without rates. */
export function Money() {
  return (
    <Loaded
      query={useQuery(callQuery("GET /api/admin/commission/rates"))}
      loading="Loading the rates"
      failure={{ title: "Error Loading Rates", couldNot: "load the commission rates" }}
    >
      {({ versions }) =>
        versions.length === 0 ? (
          <NoRates />
        ) : (
          <Stack gap="large">
            <Sums />
            <Contests />
            <Statements />
            <Unagreed />
            <NotClosed />
            <Entries />
          </Stack>
        )
      }
    </Loaded>
  );
}

function NoRates() {
  return (
    <Card as="section">
      <CardHeader title="Money" />
      <EmptyState
        title="No rates are set"
        text="So you earn nothing, and builders quote for free. Set what builders pay when a project completes: it counts for quotes that they send after they agree, and shows here."
        action={
          <LinkButton to="/admin-dashboard?view=commission" tone="accent">
            Set rates
          </LinkButton>
        }
      />
    </Card>
  );
}

function Sums() {
  const query = useQuery(callQuery("GET /api/admin/commission/summary"));
  return (
    <Card as="section">
      <CardHeader title="Money" subtitle="Commission of completed jobs, in US dollars" />
      <Loaded
        query={query}
        loading="Loading the sums"
        failure={{ title: "Error Loading Sums", couldNot: "load the sums" }}
      >
        {({ month, accrued, issued, paid, overdue, open, expected, builders }) => (
          <Stack>
            <Facts
              items={[
                sumOf("Open", open),
                sumOf("Overdue", overdue),
                sumOf(`Accrued in ${monthName(month)}`, accrued),
                sumOf(`Issued in ${monthName(month)}`, issued),
                sumOf(`Paid in ${monthName(month)}`, paid),
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
                  {
                    header: "Commission",
                    align: "end",
                    isSum: true,
                    cell: ({ amount }) => exactMoneyText(amount),
                  },
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
                  {
                    header: "Open",
                    align: "end",
                    isSum: true,
                    cell: ({ open }) => exactMoneyText(open),
                  },
                  ...ageHeaders.map((header, index) => ({
                    header,
                    align: "end" as const,
                    cell: ({ ages }: (typeof builders)[number]) => {
                      const amount = ages[index] ?? 0;
                      return amount === 0 ? "" : exactMoneyText(amount);
                    },
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

const sumOf = (label: string, cents: number) => ({
  label,
  value: <span className={amountStyle}>{moneyText(cents)}</span>,
});

const ageHeaders = ["0–30 days", "31–60 days", "61–90 days", "Older"];

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
        <Text tone="muted">
          One is added when a job is complete whose builder agreed to the rates.
        </Text>
      }
    >
      {(entries) => (
        <EntriesTable
          caption="Entries, newest first"
          entries={entries}
          namesBuilder
          last={{
            header: "Actions",
            cell: ({ kind, amount, ...entry }) =>
              kind === "accrued" && amount > 0 && <Waive {...entry} />,
          }}
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
      empty={<Text tone="muted">No completed job is without agreed rates.</Text>}
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
              isSum: true,
              cell: ({ amount }) => (amount === null ? "No amount" : moneyText(amount)),
            },
          ]}
        />
      )}
    </ListCard>
  );
}

const notClosedQuery = pagesOf(
  "GET /api/jobs",
  { limit: 20, state: "not-closed" },
  ({ jobs }) => jobs,
);

function NotClosed() {
  return (
    <ListCard
      title="Past the show, not closed"
      subtitle="Jobs whose show has been over for 30 days or has no day. They accrue once they are complete."
      query={useInfiniteQuery(notClosedQuery)}
      loading="Loading jobs that are not closed"
      failure={{ title: "Error Loading Jobs", couldNot: "load the jobs that are not closed" }}
      empty={<Text tone="muted">Every job of a past show is closed.</Text>}
    >
      {(jobs) => (
        <ul className={rows}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} side="admin" />
          ))}
        </ul>
      )}
    </ListCard>
  );
}
