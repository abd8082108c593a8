import type { JobBody, NextThingBody } from "../../app-server/contract/jobs/jobs.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { compactRow, rows } from "../ui/data/rows.css.ts";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";

type Props = {
  things: readonly NextThingBody[];
  /** The reader's side; null for an admin. */
  side: JobBody["side"];
  /** Whether another button of the page is the main one. */
  isQuiet: boolean;
};

const names = { exhibitor: "Exhibitor", builder: "Builder", both: "Both sides" };

/**
 * Lists what is due in a job, overdue first. The first one that is the reader's is the page's main
 * action.
 */
export function NextThings({ things, side, isQuiet }: Props) {
  const main = things.find(({ who }) => side !== null && (who === side || who === "both"));
  return (
    <Card as="section">
      <CardHeader title="What is next" />
      <ul className={rows}>
        {things.map((thing) => (
          <li key={`${thing.href} ${thing.what}`} className={compactRow}>
            <Stack gap="xsmall">
              <Thing thing={thing} isMain={thing === main && !isQuiet} />
              <ThingFacts thing={thing} side={side} />
            </Stack>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A link to its part of the page. */
function Thing({ thing: { what, href }, isMain }: { thing: NextThingBody; isMain: boolean }) {
  return (
    <Inline>
      {isMain ? (
        <LinkButton to={href} size="small" tone="accent">
          {what}
        </LinkButton>
      ) : (
        <TextLink to={href}>{what}</TextLink>
      )}
    </Inline>
  );
}

/** The side that does it, *You* for the reader's own, and the day. */
export function ThingFacts({
  thing: { who, day },
  side,
}: {
  thing: NextThingBody;
  side: Props["side"] | "admin";
}) {
  const name = who === side ? "You" : names[who];
  return (
    <Text size="small" tone="muted">
      <span>{day ? `${name}, by ` : name}</span>
      {day && <DateText iso={day} zone="utc" />}
    </Text>
  );
}
