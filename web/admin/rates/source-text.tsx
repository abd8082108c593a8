import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Text } from "../../ui/text/text.tsx";

type Props = { source: string; address: string | null; asOf: string; isOld: boolean };

/** The source of a figure, and its date. */
export function SourceText({ source, address, asOf, isOld }: Props) {
  return (
    <Text size="small" tone="muted">
      <span>{address ? <ExternalLink href={address}>{source}</ExternalLink> : source}</span>
      {" · "}
      <DateText iso={asOf} /> {isOld && <Badge tone="caution">Over 2 years old</Badge>}
    </Text>
  );
}
