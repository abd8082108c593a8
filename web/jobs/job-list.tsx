import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { ListedJobBody } from "../../app-server/contract/jobs/jobs.ts";
import type { JobFilter } from "../../domain/jobs/ports.ts";
import { amountText } from "../../domain/offers/stated-price.ts";
import { callQuery } from "../api/call-query.ts";
import { pagesOf } from "../api/pages-of.ts";
import { eventDateText } from "../quotes/event-date-text.ts";
import { Calendar } from "../quotes/plan/calendar.tsx";
import { compactRow, rowHead, rows } from "../ui/data/rows.css.ts";
import { ViewLinks } from "../ui/data/view-links.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { ListCard } from "../ui/feedback/list-card.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Name } from "../ui/text/name.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { jobLooks } from "./job-looks.ts";
import { jobPath } from "./job-views.ts";
import { ThingFacts } from "./next-things.tsx";
import { opening } from "./opening-words.ts";
import { yourJobsQuery } from "./your-jobs-query.ts";

type Filter = { state: JobFilter; label: string; empty: string };
type Props = {
  /** An admin's list has the names of both sides. */
  side: "exhibitor" | "builder" | "admin";
  /** Path of the view, without a filter. */
  to: string;
};

const ofBuilder: readonly Filter[] = [
  {
    state: "open",
    label: "Under way",
    empty: "No jobs yet. A quote that an exhibitor accepts becomes a job.",
  },
  { state: "over", label: "Closed", empty: "No job is closed yet." },
];
const ofAdmin: readonly Filter[] = [
  { state: "open", label: "Under way", empty: "No job is under way." },
  { state: "called-in", label: "Called in", empty: "No side has called us in." },
  { state: "not-up", label: "Past opening, not up", empty: "Every booth is up." },
  { state: "not-closed", label: "Not closed", empty: "Every job of a past show is closed." },
  { state: "over", label: "Closed", empty: "No job is closed yet." },
];

/** Jobs of a builder, what is due first on top, or all for an admin, by show day. */
export function JobList({ side, to }: Props) {
  const [address] = useSearchParams();
  const filters = side === "admin" ? ofAdmin : ofBuilder;
  const asked = filters.find(({ state }) => state === address.get("state"));
  const { state, empty } = asked ?? (filters[0] as Filter);
  const list = useInfiniteQuery(pagesOf("GET /api/jobs", { limit: 20, state }, ({ jobs }) => jobs));
  return (
    <Stack gap="medium">
      <ViewLinks
        label="Jobs"
        views={filters.map((each) => ({
          label: each.label,
          to: each.state === "open" ? to : `${to}&state=${each.state}`,
          isCurrent: each.state === state,
        }))}
      />
      <ListCard
        title="Jobs"
        query={list}
        loading="Loading jobs"
        failure={{ title: "We couldn't load the jobs", couldNot: "load the jobs" }}
        empty={<Text tone="muted">{empty}</Text>}
      >
        {(jobs) => (
          <Stack gap="medium">
            <ul className={rows}>
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} side={side} />
              ))}
            </ul>
            {side === "builder" && state === "open" && <JobCalendar />}
          </Stack>
        )}
      </ListCard>
    </Stack>
  );
}

function JobCalendar() {
  const { data } = useQuery(callQuery("GET /api/jobs/calendar"));
  return data ? <Calendar requestId={null} hasCalendar={data.hasCalendar} /> : null;
}

/** An exhibitor's jobs under way with what is next, on the dashboard; nothing without one. */
export function YourJobs() {
  const { data } = useQuery(yourJobsQuery());
  if (!data || data.jobs.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Your jobs" subtitle="What is next on the booths that you ordered." />
      <ul className={rows}>
        {data.jobs.map((job) => (
          <JobRow key={job.id} job={job} side="exhibitor" />
        ))}
      </ul>
      {data.next && <Text size="small">Further jobs are under their requests.</Text>}
    </Card>
  );
}

/** A job in a few lines, with what is next. */
export function JobRow({ job, side }: { job: ListedJobBody; side: Props["side"] }) {
  const { id, state, tradeShowName, eventDate, company, builderName, daysToShow } = job;
  const { next, waiting, unpaid, currency } = job;
  const { tone, label } = jobLooks[state];
  const isUnderWay = state !== "closed" && state !== "ended";
  const builder = builderName ?? "a builder that left";
  const lines = [
    { admin: `${company} with ${builder}`, builder: company, exhibitor: `With ${builder}` }[side],
    eventDateText(eventDate),
    isUnderWay && daysToShow !== null && daysToShow >= 0 && opening(daysToShow),
  ];
  const facts = [
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? "change waits" : "changes wait"}`] : []),
    ...(isUnderWay && unpaid ? [`${amountText(unpaid, currency)} to pay`] : []),
  ];
  return (
    <li className={compactRow}>
      <div className={rowHead}>
        <TextLink to={jobPath(id)}>
          <Name>{tradeShowName}</Name>
        </TextLink>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <Text tone="muted" size="small">
        {lines.filter(Boolean).join(". ")}
      </Text>
      {facts.length > 0 && <Text size="small">{facts.join(". ")}</Text>}
      {next && (
        <>
          <TextLink to={next.href}>{next.what}</TextLink>
          <ThingFacts thing={next} side={side} />
        </>
      )}
    </li>
  );
}
