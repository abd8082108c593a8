import { Suspense } from "react";
import { useSearchParams } from "react-router";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { callOffReasons } from "../../domain/quotes/call-off.ts";
import { KeptViews } from "../page/kept-views.tsx";
import { AskOthers } from "../quotes-received/ask-others.tsx";
import { ViewLinks } from "../ui/data/view-links.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { AmountLine } from "./amount-line.tsx";
import { builderName } from "./builder-name.ts";
import { jobLooks } from "./job-looks.ts";
import { jobPath, viewsOf } from "./job-views.ts";
import { opening } from "./opening-words.ts";

/** A job for one of its sides: what was agreed, and one of its views. */
export function JobView({ read }: { read: JobBody }) {
  const { job, side } = read;
  const [address] = useSearchParams();
  const { views, current } = viewsOf(read, address);
  const { state, closedAt } = job;
  const { tone, label } = jobLooks[state];
  const builder = builderName(job);
  return (
    <Stack gap="large">
      <Stack gap="small" as="section">
        <Text size="label" tone="muted">
          {
            {
              builder: `Job for ${job.company}`,
              exhibitor: `Job with ${builder}`,
              admin: `Job of ${job.company} with ${builder}`,
            }[side ?? "admin"]
          }
        </Text>
        <Heading level={1}>{job.tradeShowName}</Heading>
        <Inline gap="small" wrap>
          <Badge tone={tone}>{label}</Badge>
          {!closedAt && job.opensInDays !== null && (
            <Text tone="muted">{opening(job.opensInDays)}</Text>
          )}
        </Inline>
        <AmountLine amounts={read.amounts} side={side} begunAt={job.createdAt} />
      </Stack>
      <Outcome job={job} builder={builder} side={side} />
      <ViewLinks
        label="Views of the job"
        views={views.map(({ name, label, waiting }) => ({
          label,
          to: jobPath(job.id, name),
          isCurrent: name === current.name,
          count: waiting?.(read) || undefined,
        }))}
      />
      <KeptViews current={current.name} views={views}>
        {({ name, Content }) => {
          const content = (
            <Suspense fallback={<RowsSkeleton label="Loading" />}>
              <Content read={read} />
            </Suspense>
          );
          // the plan is in cards of its own
          return name === "plan" ? content : <Card>{content}</Card>;
        }}
      </KeptViews>
    </Stack>
  );
}

type Outcome = { job: JobBody["job"]; builder: string; side: JobBody["side"] };

function Outcome({ job, builder, side }: Outcome) {
  const { closedAt, company, ended } = job;
  if (!closedAt) return null;
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
        {side === "exhibitor" && (
          <Inline>
            <AskOthers requestId={job.quoteRequestId} />
          </Inline>
        )}
      </Stack>
    </Notice>
  );
}
