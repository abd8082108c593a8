import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { QueuedReviewBody } from "../../app-server/contract/ratings/ratings.ts";
import { type RemovalReason, removalReasons } from "../../domain/ratings/review.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { pagesOf } from "../api/pages-of.ts";
import { useChange } from "../api/use-change.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { Button } from "../ui/action/button.tsx";
import { prose, row, rowHead, rows } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { ListCard } from "../ui/feedback/list-card.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { removalWords } from "./review-words.ts";

const reportsQuery = pagesOf("GET /api/admin/reviews/reports", {}, ({ reviews }) => reviews);
const refreshes = ["admin/reviews"] as const;
const failed = {
  title: "Not done",
  couldNot: "change this review",
};

/** Reviews that members reported, and those that admins removed. */
export function ReportedReviews() {
  const query = useInfiniteQuery(reportsQuery);
  return (
    <ListCard
      title="Reports"
      subtitle="What members reported, and what you removed. Nothing is removed for being negative."
      query={query}
      loading="Loading reported reviews"
      failure={{
        title: "Error Loading Reports",
        couldNot: "load the reports",
      }}
      empty={<Text tone="muted">No reports.</Text>}
    >
      {(reviews) => (
        <ul className={rows}>
          {reviews.map((review) => (
            <ReportedReview key={review.id} review={review} />
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function ReportedReview({ review }: { review: QueuedReviewBody }) {
  const { id, builderId, builderName, overall, company, text, reply, reports } = review;
  const isRemoved = review.state === "removed";
  const [code, setCode] = useState<RemovalReason>("personal-data");
  const params = { id };
  const restore = useChange({
    call: () => fetchApi.call("POST /api/admin/reviews/:id/restore", { params }),
    refreshes,
    done: { title: isRemoved ? "Review restored" : "Review kept", description: "It stays public." },
    failed,
  });
  return (
    <li className={row}>
      <div className={rowHead}>
        <TextLink to={`/builders/${builderId}#reviews`}>
          {`${overall} of 5 for ${builderName ?? "a builder"}, by ${company ?? "an exhibitor"}`}
        </TextLink>
        {isRemoved && (
          <Badge tone="caution">{`Removed: ${removalWords(review.removalCode)}`}</Badge>
        )}
      </div>
      {text && <p className={prose}>{text}</p>}
      {reply && <p className={prose}>{`Reply: ${reply}`}</p>}
      {reports.map((reason) => (
        <p key={reason} className={prose}>
          <strong>Reported:</strong> {reason}
        </p>
      ))}
      <Inline gap="small" wrap>
        <Button size="small" pending={restore.isPending} onClick={() => restore.mutate()}>
          {isRemoved ? "Restore" : "Keep"}
        </Button>
        {!isRemoved && (
          <ActionDialog
            label="Remove"
            size="small"
            title="Remove this review?"
            description="It leaves the page and the average. A line with the reason stays."
            confirmLabel="Remove review"
            call={() =>
              fetchApi.call("POST /api/admin/reviews/:id/remove", { params, body: { code } })
            }
            refreshes={refreshes}
            done={{ title: "Review removed", description: "You can restore it here." }}
            failed={failed}
          >
            <Field label="Reason">
              {(control) => (
                <Select
                  {...control}
                  value={code}
                  options={removalReasons}
                  onChange={(event) => setCode(event.target.value as RemovalReason)}
                />
              )}
            </Field>
          </ActionDialog>
        )}
      </Inline>
    </li>
  );
}
