import type { PublicDeadlinesBody } from "../../../app-server/contract/rates/show-manual.ts";
import { callQuery } from "../../api/call-query.ts";
import { useServedQuery } from "../../api/use-served-query.ts";
import { formatDate } from "../../format.ts";
import { compactRow, rowHead, rows } from "../../ui/data/rows.css.ts";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Text } from "../../ui/text/text.tsx";

type Props = {
  id: string;
  /** Today at the show, YYYY-MM-DD. */
  today: string;
  served: PublicDeadlinesBody | null | undefined;
};

/** A show's known deadlines with their sources; nothing when there are none. */
export function ShowDeadlines({ id, today, served }: Props) {
  const { data } = useServedQuery(
    callQuery("GET /api/trade-shows/:id/deadlines", { params: { id } }),
    served,
  );
  if (!data || data.deadlines.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Deadlines" />
      <Text tone="muted">Days that the show has set. Your exhibitor manual rules.</Text>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ul className={rows} role="list">
        {data.deadlines.map(({ key, label, day, source, address, asOf }) => (
          <li key={key} className={compactRow}>
            <div className={rowHead}>
              <Text weight="strong">{label}</Text>
              <Text>{formatDate(day, "MMM d, yyyy")}</Text>
            </div>
            <Text size="small" tone="muted">
              {address ? (
                <ExternalLink href={address}>{source}</ExternalLink>
              ) : (
                <span>{source}</span>
              )}
              <span>
                {`, as of ${formatDate(asOf, "MMM d, yyyy")}${day < today ? " · Past" : ""}`}
              </span>
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
