import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { callOffReasons } from "../../domain/quotes/call-off.ts";
import { countText } from "../../domain/shared/text/count-text.ts";
import { eventDateText } from "../quotes/event-date-text.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Facts } from "../ui/data/facts.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { AmountLine } from "./amount-line.tsx";
import { JobChanges } from "./job-changes.tsx";
import { NextSteps } from "./next-steps.tsx";

const looks = {
  open: { tone: "info", label: "Open" },
  closed: { tone: "positive", label: "Closed" },
  ended: { tone: "critical", label: "Canceled" },
} as const;

/** A job for one of its sides: what was agreed, and what comes next. */
export function JobView({ read }: { read: JobBody }) {
  const { job, side } = read;
  const { tone, label } = looks[job.state];
  const builder = job.builder.name ?? "A builder that left";
  return (
    <Stack gap="large">
      <Stack gap="small" as="section">
        <Text size="label" tone="muted">
          {side === "builder" ? `Job for ${job.company}` : `Job with ${builder}`}
        </Text>
        <Heading level={1}>{job.tradeShowName}</Heading>
        <Inline gap="small" wrap>
          <Badge tone={tone}>{label}</Badge>
          {job.state === "open" && job.opensInDays !== null && (
            <Text tone="muted">{opening(job.opensInDays)}</Text>
          )}
        </Inline>
        <AmountLine amounts={read.amounts} side={side} />
      </Stack>
      <Outcome job={job} builder={builder} />
      <Facts
        items={[
          { label: "Exhibitor", value: job.company },
          { label: "Builder", value: builder },
          { label: "Show date", value: eventDateText(job.eventDate) },
          { label: "Venue", value: job.venue },
          { label: "Booth", value: boothSizeText(job.boothSize) },
          ...(job.estimatedTimeline ? [{ label: "Timeline", value: job.estimatedTimeline }] : []),
        ].filter(({ value }) => value !== "")}
      />
      {side === "exhibitor" && job.state === "open" && read.changes.length === 0 && <NextSteps />}
      <JobChanges read={read} />
      {side === "exhibitor" && (
        <Inline gap="small" wrap>
          <LinkButton to={`/requests/${job.quoteRequestId}`} size="small">
            See the request
          </LinkButton>
          <LinkButton
            to={`/api/quote-requests/${job.quoteRequestId}/accepted-quote.pdf`}
            size="small"
            reloadDocument
          >
            Download the quote (PDF)
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}

function opening(days: number): string {
  if (days === 0) return "The show opens today";
  return days === 1 ? "The show opens tomorrow" : `The show opens in ${countText(days)} days`;
}

type Outcome = { job: JobBody["job"]; builder: string };

function Outcome({ job: { state, closedAt, company, ended }, builder }: Outcome) {
  if (state === "open" || !closedAt) return null;
  if (!ended) {
    return (
      <Notice tone="positive" title="This job is closed">
        The request was completed on <DateText iso={closedAt} />.
      </Notice>
    );
  }
  const by = ended.by === "builder" ? builder : company;
  const said = callOffReasons.find(({ value }) => value === ended.code)?.label;
  return (
    <Notice
      tone="critical"
      title={ended.by ? `${by} canceled the job` : "The request was canceled"}
    >
      <Stack gap="xsmall">
        <Text>
          <DateText iso={closedAt} />
        </Text>
        {ended.code !== "other" && <Text>{said}</Text>}
        {ended.reason && <Text>{ended.reason}</Text>}
      </Stack>
    </Notice>
  );
}
