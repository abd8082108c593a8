import type { OwnReviewBody } from "../../app-server/contract/ratings/ratings.ts";
import { invitationDays } from "../../domain/ratings/review.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { ReviewForm } from "./review-form.tsx";
import { removalWords } from "./review-words.ts";

const failed = {
  title: "Not done",
  couldNot: "change your review",
};

/** The author's own review: the form, what was sent, or what became of it. */
export function OwnReview({ review }: { review: OwnReviewBody }) {
  const { state, publishAt, until, isOver, removalCode } = review;
  const builder = review.builderName ?? "your builder";
  const isOpen = (state === "invited" && !isOver) || state === "submitted";
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Heading level={1}>{`How was ${builder}?`}</Heading>
        {isOpen && (
          <Text tone="muted">
            Only exhibitors whose project here is complete can write a review. It's published 48
            hours after you send it; until then you can change it or withdraw it.
          </Text>
        )}
        {state === "invited" && until && !isOver && (
          <Text tone="muted">
            You can write it until <DateText iso={until} />.
          </Text>
        )}
      </Stack>
      {state === "submitted" && publishAt && (
        <Notice tone="positive" title="Thank you. We have your review.">
          It goes public on <DateText iso={publishAt} format="PPp" />.
        </Notice>
      )}
      {isOver && (
        <Notice tone="caution" title={`The time to review ${builder} is over`}>
          {`An invitation ends ${invitationDays} days after its email.`}
        </Notice>
      )}
      {state === "published" && (
        <Notice tone="positive" title="Your review is published">
          <TextLink to={`/builders/${review.builderId}#reviews`}>{`See it on ${builder}`}</TextLink>
        </Notice>
      )}
      {state === "removed" && (
        <Notice tone="caution" title="Your review was removed">
          {removalWords(removalCode)}
        </Notice>
      )}
      {isOpen && <ReviewForm review={review} />}
      {(state === "submitted" || state === "published") && <Withdraw review={review} />}
    </Stack>
  );
}

function Withdraw({ review: { responseId, state } }: { review: OwnReviewBody }) {
  const isPublished = state === "published";
  const words = isPublished
    ? {
        label: "Take it down",
        title: "Take your review down?",
        description: "Its text and points are removed for good. You can't write another one.",
        confirmLabel: "Take it down",
        done: { title: "Review taken down", description: "It no longer counts." },
      }
    : {
        label: "Withdraw review",
        title: "Withdraw your review?",
        description:
          "It won't be published. You can write it again here; we won't email you about it.",
        confirmLabel: "Withdraw review",
        done: { title: "Review withdrawn", description: "You can write it again." },
      };
  return (
    <Inline>
      <ActionDialog
        {...words}
        failed={failed}
        refreshes={["reviews"]}
        call={() => fetchApi.call("DELETE /api/reviews/:id", { params: { id: responseId } })}
      />
    </Inline>
  );
}
