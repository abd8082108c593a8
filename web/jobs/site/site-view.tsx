import type { SiteBody } from "../../../app-server/contract/jobs/floor.ts";
import { punchLimits, punchUrgencies } from "../../../domain/jobs/punch-item.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { ownValue } from "../../../domain/shared/own-value.ts";
import { eventDateText } from "../../quotes/event-date-text.ts";
import { Button } from "../../ui/action/button.tsx";
import { Facts } from "../../ui/data/facts.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { textLink } from "../../ui/text/text-link.css.ts";
import { opening } from "../opening-words.ts";
import { PunchItem } from "./punch-item.tsx";
import { Saying } from "./saying.tsx";
import type { Addresses, SiteAnswer } from "./site-props.ts";

type Props = {
  site: SiteBody;
  said: { done: string | null; refused: string | null } | null;
  /** The next item's, so that a repeat adds nothing. */
  punchKey: string;
  addresses: Addresses;
  answer: SiteAnswer | undefined;
};

const doneWords: Record<string, string> = {
  note: "Added to the list",
  fixed: "Marked as fixed",
  "not-agreed": "Saved",
  accept: "Accepted",
  reopen: "Open again",
  stands: "The booth is up. We've emailed the exhibitor",
  "sign-off": "Signed off. We've emailed the builder",
  photo: "Photo added",
};

/** The floor of a job: what is approved, what is to fix, and whether the booth is up. */
export function SiteView({ site, said, punchKey, addresses, answer }: Props) {
  const { punch, may, opensInDays, company, builderName } = site;
  const done = answer ? undefined : ownValue(doneWords, said?.done ?? "");
  const refusal = answer?.message ?? (said?.refused ? "The photo was not taken" : undefined);
  const isReady = !punch.some(
    ({ state, urgency }) => state === "open" && urgency === "before-opening",
  );
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Text size="label" tone="muted">
          {site.who === "exhibitor"
            ? `Booth by ${builderName ?? "your builder"}`
            : `Booth of ${company}`}
        </Text>
        <Heading level={1}>{site.tradeShowName}</Heading>
        {opensInDays !== null && <Text>{`${opening(opensInDays)}.`}</Text>}
        {addresses.job && (
          <a href={`/jobs/${addresses.job}`} className={textLink}>
            Back to the job
          </a>
        )}
      </Stack>
      {done && <Notice tone="positive" title={done} />}
      {refusal && <Notice tone="critical" title={refusal} />}
      <Facts
        items={[
          { label: "Booth", value: site.boothNumber ?? "" },
          { label: "Size", value: boothSizeText(site.boothSize) },
          { label: "Venue", value: site.venue },
          { label: "Show date", value: eventDateText(site.eventDate) },
        ].filter(({ value }) => value !== "")}
      />
      <Standing site={site} isReady={isReady} />
      <Drawings drawings={site.drawings} files={addresses.files} />
      <Stack gap="medium" as="section">
        <Heading level={2} size="card">
          Punch list
        </Heading>
        {punch.length === 0 && <Text tone="muted">Nothing to fix.</Text>}
        {punch.map((item) => (
          <PunchItem key={item.id} item={item} addresses={addresses} answer={answer} />
        ))}
        {may.note && (
          <NoteForm
            punchKey={punchKey}
            job={addresses.job}
            answer={answer}
            isMain={!isMain(site)}
          />
        )}
      </Stack>
    </Stack>
  );
}

/** Whether saying that the booth is up, or signing it off, is the page's main action. */
const isMain = ({ may, standsAt, punch }: SiteBody) =>
  may.stands || (may.signOff && standsAt !== null && punch.every(({ state }) => state !== "open"));

function Standing({ site, isReady }: { site: SiteBody; isReady: boolean }) {
  const { may, standsAt, deliveredAt } = site;
  return (
    <Stack gap="small">
      {standsAt && (
        <Text>
          <span>The booth is up since </span>
          <DateText iso={standsAt} format="PPp" />
          <span>.</span>
        </Text>
      )}
      {deliveredAt && (
        <Text>
          <span>Delivered </span>
          <DateText iso={deliveredAt} format="PPp" />
          <span>.</span>
        </Text>
      )}
      {may.stands && (
        <Saying
          act="stands"
          label="The booth is up"
          tone={isMain(site) ? "accent" : "plain"}
          hint="We'll email the exhibitor at once."
        />
      )}
      {may.signOff && (
        <Saying
          act="sign-off"
          label="Sign off the booth"
          tone={isMain(site) ? "accent" : "plain"}
          hint={
            isReady
              ? "You say that the booth is up as agreed. The builder then sends the final bill."
              : "Things to fix before the opening are still open. You say that the booth is up as agreed, and the builder sends the final bill."
          }
        />
      )}
    </Stack>
  );
}

function Drawings({ drawings, files }: { drawings: SiteBody["drawings"]; files: string }) {
  return (
    <Stack gap="small" as="section">
      <Heading level={2} size="card">
        Approved drawings
      </Heading>
      {drawings.length === 0 && <Text tone="muted">No drawings are approved here.</Text>}
      {drawings.map(({ title, files: list }) => (
        <Stack key={title} gap="xsmall">
          <Text weight="strong">{title}</Text>
          <ul>
            {list.map(({ id, name }) => (
              <li key={id}>
                <a href={`${files}/${id}`} download className={textLink}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

type NoteProps = Pick<Props, "punchKey" | "answer"> & { job: string | null; isMain: boolean };

function NoteForm({ punchKey, job, answer, isMain }: NoteProps) {
  const refused = answer?.act === "note" ? answer : undefined;
  return (
    <Card>
      <form method="post" action="?" data-keep={`${job}`}>
        <Stack gap="medium">
          <Heading level={3} size="card">
            Add to the list
          </Heading>
          <input type="hidden" name="act" value="note" />
          <input type="hidden" name="key" value={punchKey} />
          <Field
            label="What is not as agreed?"
            hint="Photos are added once it is on the list."
            required
            error={refused?.message}
          >
            {(control) => (
              <TextArea
                {...control}
                name="text"
                rows={3}
                required
                maxLength={punchLimits.text}
                defaultValue={refused?.typed}
              />
            )}
          </Field>
          <Field label="When to fix it">
            {(control) => <Select {...control} name="urgency" options={punchUrgencies} />}
          </Field>
          <Button type="submit" tone={isMain ? "accent" : "plain"} full>
            Add to the list
          </Button>
          <p data-said role="status" />
        </Stack>
      </form>
    </Card>
  );
}
