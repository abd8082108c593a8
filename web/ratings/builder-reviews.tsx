import { Suspense, useState } from "react";
import type { BuilderReviewsBody, ReviewBody } from "../../app-server/contract/ratings/ratings.ts";
import { reviewFields } from "../../domain/ratings/review-fields.ts";
import { sizeBands } from "../../domain/shared/booth-area.ts";
import { countText, oneDecimal } from "../../domain/shared/text/count-text.ts";
import { callQuery } from "../api/call-query.ts";
import { useServedQuery } from "../api/use-served-query.ts";
import { formatDate } from "../format.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { useCurrentUser } from "../session/use-current-user.ts";
import { Button } from "../ui/action/button.tsx";
import { prose, row, rowHead, rows } from "../ui/data/rows.css.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { bar, bars, filled, reply as replyStyle } from "./builder-reviews.css.ts";
import { removalWords } from "./review-words.ts";

/** For members only: reports, and replies of the builder. */
const ReviewActions = lazyComponent(() =>
  import("./review-actions.tsx").then(({ ReviewActions }) => ReviewActions),
);

type Props = {
  builderId: string;
  name: string;
  /** The first page, if it was served with the page; null when it could not be read. */
  served: BuilderReviewsBody | null | undefined;
};

/** A builder's reviews: their mean, how many gave how many points, and ten at a time. */
export function BuilderReviews({ builderId, name, served }: Props) {
  const [size, setSize] = useState("");
  const [after, setAfter] = useState<string>();
  const isFirst = size === "" && after === undefined;
  const query = { ...(size && { size: size as never }), ...(after && { after }) };
  const read = useServedQuery(
    callQuery("GET /api/builders/:id/reviews", { params: { id: builderId }, query }),
    isFirst ? served : undefined,
  );
  const [known, setKnown] = useState(served ?? null);
  if (read.data && read.data !== known) setKnown(read.data);
  const shown = read.data ?? known;
  return (
    <Card as="section" id="reviews">
      <CardHeader title="Reviews" subtitle={shown && summary(shown)} />
      {read.isError && (
        <LoadFailure title="Error Loading Reviews" couldNot="load the reviews" query={read} />
      )}
      {shown && (
        <Stack gap="medium">
          {shown.mean !== null && <Bars bars={shown.bars} />}
          {shown.onTime && <Text size="small">{shown.onTime}</Text>}
          {(shown.reviews.length > 0 || !isFirst) && (
            <Field label="Booth size">
              {(control) => (
                <Select
                  {...control}
                  value={size}
                  placeholder="All sizes"
                  options={sizeBands.map(({ value, label }) => ({ value, label }))}
                  onChange={(event) => {
                    setSize(event.target.value);
                    setAfter(undefined);
                  }}
                />
              )}
            </Field>
          )}
          {size !== "" && shown.reviews.length === 0 && (
            <Text tone="muted">No reviews of booths of this size.</Text>
          )}
          <ul className={rows} aria-busy={read.isFetching}>
            {shown.reviews.map((review) => (
              <Review key={review.id} review={review} builderId={builderId} name={name} />
            ))}
          </ul>
          {shown.removed.map(({ code, count }) => (
            <Text key={code} size="small" tone="muted">
              {`${count === 1 ? "One review" : `${countText(count)} reviews`} removed: ${removalWords(code)}`}
            </Text>
          ))}
          {(after || shown.next) && (
            <Inline>
              {after && <Button onClick={() => setAfter(undefined)}>Newest reviews</Button>}
              {shown.next && (
                <Button onClick={() => setAfter(shown.next ?? undefined)}>Older reviews</Button>
              )}
            </Inline>
          )}
          <HowReviewsWork />
        </Stack>
      )}
    </Card>
  );
}

function summary({ mean, count, reviews }: BuilderReviewsBody): string {
  const counted = count === 1 ? "1 review" : `${countText(count)} reviews`;
  if (mean !== null) return `${oneDecimal(mean)} of 5 from ${counted} of the last 24 months`;
  if (count > 0) return counted;
  if (reviews.length > 0) return "No reviews in the last 24 months";
  return "No reviews yet. Only exhibitors whose project here is complete can write one.";
}

function Bars({ bars: counts }: { bars: number[] }) {
  const most = Math.max(...counts);
  return (
    <ul className={bars}>
      {[5, 4, 3, 2, 1].map((points) => {
        const count = counts[points - 1] ?? 0;
        return (
          <li key={points} className={bar}>
            <span>{points === 1 ? "1 point" : `${points} points`}</span>
            <span aria-hidden="true" className={filled}>
              <span style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            <span>{countText(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const scores = ["onTime", "onBudget", "finish", "communication"] as const;

type ReviewProps = { review: ReviewBody; builderId: string; name: string };

function Review({ review, builderId, name }: ReviewProps) {
  const user = useCurrentUser();
  const { facts, overall, again, finalBill, text, reply } = review;
  const band = sizeBands.find(({ value }) => value === facts.sizeBand)?.label;
  const about = [facts.show, facts.type, band].filter(Boolean).join(", ");
  const said = [
    ...scores.flatMap((each) =>
      review[each] === null ? [] : [`${reviewFields[each].label} ${review[each]}`],
    ),
    again && `Would hire again: ${reviewFields.again.options[again as "yes"].toLowerCase()}`,
    finalBill && `Final bill: ${reviewFields.finalBill.options[finalBill as "less"].toLowerCase()}`,
  ].filter(Boolean);
  return (
    <li className={row}>
      <div className={rowHead}>
        <strong>{`${overall} of 5`}</strong>
        <Text size="small" tone="muted">
          {`${review.company ?? "An exhibitor"}, ${formatDate(`${facts.month}-01`, "MMM d, yyyy").replace(" 1,", "")}`}
        </Text>
      </div>
      {about && (
        <Text size="small" tone="muted">
          {about}
        </Text>
      )}
      {said.length > 0 && <Text size="small">{said.join(" · ")}</Text>}
      {text && <p className={prose}>{text}</p>}
      {reply && (
        <div className={replyStyle}>
          <Text size="small" tone="muted">
            {`${name} replied`}
          </Text>
          <p className={prose}>{reply.text}</p>
        </div>
      )}
      {user && (
        <Suspense fallback={null}>
          <ReviewActions review={review} isOwner={user.builder?.id === builderId} />
        </Suspense>
      )}
    </li>
  );
}

function HowReviewsWork() {
  return (
    <details>
      <summary>How reviews work</summary>
      <Text size="small" tone="muted">
        Only an exhibitor who accepted this builder's quote here can write a review, once, after the
        project is complete. It is published two days after it was sent. No one can pay for a
        review, and none is removed for being negative. The average counts reviews of the last 24
        months, from three on. A removed review leaves a line with the reason.
      </Text>
    </details>
  );
}
