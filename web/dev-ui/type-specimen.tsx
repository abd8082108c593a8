import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { ExternalLink } from "../ui/text/external-link.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { Specimen } from "./specimen.tsx";

const moment = "2027-01-05T15:07:00.000Z";

/** Headings, text, links, money and dates. */
export function TypeSpecimen() {
  return (
    <Specimen name="Type">
      <Stack gap="small">
        {(["display", "page", "section", "card", "small"] as const).map((size) => (
          <Heading key={size} level={4} size={size}>
            Booths by {size}
          </Heading>
        ))}
        <Text size="label">Label, for data</Text>
        <Text size="large">Large text leads a page.</Text>
        <Text>
          Text with a <TextLink to="/">link</TextLink> and an{" "}
          <ExternalLink href="https://example.com">outside link</ExternalLink>.
        </Text>
        <Text tone="muted" size="small">
          <DateText iso={moment} /> · <DateText iso={moment} format="MMM d" /> ·{" "}
          <DateText iso={moment} format="PPp" />
        </Text>
        {(["accent", "positive", "critical"] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            Text in the tone {tone}
          </Text>
        ))}
      </Stack>
    </Specimen>
  );
}
