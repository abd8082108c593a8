import type { FindingBody } from "../../../app-server/contract/quotes/booth-check.ts";
import { formatDate } from "../../format.ts";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Text } from "../../ui/text/text.tsx";
import { findings as list } from "./request-specification.css.ts";

/** The findings of rules about a booth, numbered, with their source. */
export function BoothFindings({ findings }: { findings: readonly FindingBody[] }) {
  const [first] = findings;
  if (!first) return null;
  const { name, source, address, asOf } = first.source;
  return (
    <section aria-label="Rules for this booth">
      <ol className={list}>
        {findings.map((finding, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <li key={place}>{finding.text}</li>
        ))}
      </ol>
      <Text size="small" tone="muted">
        <span>{`${name}: `}</span>
        {address ? <ExternalLink href={address}>{source}</ExternalLink> : <span>{source}</span>}
        <span>{`, as of ${formatDate(asOf, "MMM d, yyyy")}. The show decides.`}</span>
      </Text>
    </section>
  );
}
