import type { PunchBody } from "../../../app-server/contract/jobs/floor.ts";
import { punchLimits, punchUrgencies } from "../../../domain/jobs/punch-item.ts";
import { Button } from "../../ui/action/button.tsx";
import { prose } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { photo } from "./saying.css.ts";
import { Saying } from "./saying.tsx";
import type { Addresses, SiteAnswer } from "./site-props.ts";

const looks = {
  open: { tone: "caution", label: "Open" },
  fixed: { tone: "info", label: "Fixed" },
  accepted: { tone: "positive", label: "Accepted" },
  "not-agreed": { tone: "critical", label: "Not agreed" },
} as const;

type Props = { item: PunchBody; addresses: Addresses; answer: SiteAnswer | undefined };

/** An item of the punch list, with what its reader may say about it. */
export function PunchItem({ item, addresses, answer }: Props) {
  const { number, text, urgency, state, side, at, fixedAt, note, photos } = item;
  const { tone, label } = looks[state];
  return (
    <Card id={`item-${number}`}>
      <Stack gap="small">
        <Inline justify="between" wrap>
          <Heading level={3} size="card">{`Item ${number}`}</Heading>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        <p className={prose}>{text}</p>
        <Text size="small" tone="muted">
          <span>{`${punchUrgencies.find(({ value }) => value === urgency)?.label}. From the ${side}, `}</span>
          <DateText iso={at} format="PPp" />
        </Text>
        {fixedAt && state !== "open" && (
          <Text size="small">
            <span>Fixed </span>
            <DateText iso={fixedAt} format="PPp" />
          </Text>
        )}
        {note && <Text>{`Answer: ${note}`}</Text>}
        {photos.length > 0 && (
          <Inline gap="small" wrap>
            {photos.map(({ id, name }) => (
              <a key={id} href={`${addresses.files}/${id}`} download>
                <img
                  src={`${addresses.files}/${id}/preview`}
                  alt={name}
                  loading="lazy"
                  className={photo}
                />
              </a>
            ))}
          </Inline>
        )}
        <Says item={item} job={addresses.job} answer={answer} />
        {item.mayAddPhoto && (
          <form
            method="post"
            action={`${addresses.photos}${item.id}${addresses.photosEnd}`}
            encType="multipart/form-data"
            data-photos
          >
            <Stack gap="small">
              <Field label={`Photo of item ${number}`}>
                {(control) => (
                  <input {...control} type="file" name="file" accept="image/*" required />
                )}
              </Field>
              <Button type="submit" size="small">
                Send photo
              </Button>
              <p data-said role="status" />
            </Stack>
          </form>
        )}
      </Stack>
    </Card>
  );
}

const notes = {
  "not-agreed": { label: "I don't agree", asks: "Why?", isRequired: true },
  reopen: { label: "Not yet", asks: "What is still open?", isRequired: false },
} as const;

type SaysProps = { item: PunchBody; job: string | null; answer: SiteAnswer | undefined };

function Says({ item: { id, may }, job, answer }: SaysProps) {
  const typed = (act: string) =>
    answer?.act === act && answer.item === id ? answer.typed : undefined;
  return may.map((act) =>
    act === "not-agreed" || act === "reopen" ? (
      <Saying
        key={act}
        act={act}
        item={id}
        label={notes[act].label}
        isOpen={typed(act) !== undefined}
        keep={`${job}/${id}/${act}`}
      >
        <Field label={notes[act].asks} required={notes[act].isRequired}>
          {(control) => (
            <TextArea
              {...control}
              name="text"
              rows={2}
              required={notes[act].isRequired}
              maxLength={punchLimits.note}
              defaultValue={typed(act)}
            />
          )}
        </Field>
      </Saying>
    ) : (
      <form key={act} method="post" action="?">
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="item" value={id} />
        <Button type="submit" full>
          {act === "fixed" ? "It's fixed" : "Accept"}
        </Button>
      </form>
    ),
  );
}
