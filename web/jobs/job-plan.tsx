import { Suspense, useState } from "react";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { eventDateText } from "../quotes/event-date-text.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Facts } from "../ui/data/facts.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { builderName } from "./builder-name.ts";
import { CallOffJob } from "./call-off-job.tsx";
import { JobAgreement } from "./job-agreement.tsx";
import { JobCertificate } from "./job-certificate.tsx";
import { NextSteps } from "./next-steps.tsx";
import { NextThings } from "./next-things.tsx";

/** Its script loads after the page. */
const PlanView = lazyComponent(async () => (await import("../quotes/plan/plan-view.tsx")).PlanView);

/** The facts of the job, its plan, and an exhibitor's first steps. */
export function JobPlan({ read }: { read: JobBody }) {
  const { job, side, next } = read;
  const [isEditing, setEditing] = useState(false);
  return (
    <Stack gap="large">
      <Facts
        items={[
          { label: "Exhibitor", value: job.company },
          { label: "Builder", value: builderName(job) },
          { label: "Show date", value: eventDateText(job.eventDate) },
          { label: "Venue", value: job.venue },
          { label: "Booth", value: boothSizeText(job.boothSize) },
          ...(job.estimatedTimeline ? [{ label: "Timeline", value: job.estimatedTimeline }] : []),
        ].filter(({ value }) => value !== "")}
      />
      <Grid min="30rem" gap="large">
        {next.length > 0 ? (
          <NextThings things={next} side={side} isQuiet={isEditing} />
        ) : (
          side === "exhibitor" && !job.closedAt && <NextSteps />
        )}
        <JobAgreement read={read} isEditing={isEditing} onEdit={setEditing} />
      </Grid>
      <Card as="section" id="plan">
        <CardHeader title="Plan" />
        <Suspense fallback={<RowsSkeleton label="Loading the plan" rows={4} />}>
          <PlanView requestId={job.quoteRequestId} />
        </Suspense>
      </Card>
      <Inline gap="small" wrap>
        {side !== "builder" && (
          <>
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
          </>
        )}
        {side !== null && !job.closedAt && <JobCertificate read={read} />}
        {read.may.callOff && <CallOffJob read={read} />}
      </Inline>
    </Stack>
  );
}
