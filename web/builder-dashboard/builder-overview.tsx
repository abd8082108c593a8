import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../api/call-query.ts";
import { durationWords } from "../quotes/duration-words.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { figure, figures, name, note } from "./builder-overview.css.ts";

/** A builder's open work in numbers. */
export function BuilderOverview() {
  const overview = useQuery(callQuery("GET /api/dashboard/overview"));
  const { openInvitations, dueSoon, won, medianAnswerMs } = overview.data ?? {};
  const shown = [
    { label: "Open invitations", value: openInvitations, hint: "Wait for your quote" },
    { label: "Due soon", value: dueSoon, hint: "Due in the next 24 hours", isUrgent: !!dueSoon },
    { label: "Won", value: won, hint: "Quotes accepted" },
    {
      label: "Your response time",
      value: medianAnswerMs == null ? "–" : durationWords(medianAnswerMs),
      hint: medianAnswerMs === null ? "After your first quote" : "Median, recent quotes",
    },
  ];
  return (
    <Card as="section">
      <CardHeader title="Overview" />
      {overview.isPending && (
        <div role="status">
          <VisuallyHidden>Loading your overview</VisuallyHidden>
          <Skeleton lines={2} />
        </div>
      )}
      {overview.isError && (
        <LoadFailure
          title="Error Loading Your Overview"
          text="We couldn't load your overview. Check your connection and try again."
          query={overview}
        />
      )}
      {overview.isSuccess && (
        <dl className={figures}>
          {shown.map(({ label, value, hint, isUrgent }) => (
            <div key={label}>
              <dt className={name}>{label}</dt>
              <dd>
                <span className={figure} data-urgent={isUrgent || undefined}>
                  {value}
                </span>
                <span className={note}>{hint}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
