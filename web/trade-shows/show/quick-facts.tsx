import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { industryLabel } from "../industry-label.ts";

/** A show in four facts. */
export function QuickFacts({ show }: { show: TradeShowBody }) {
  const facts = [
    { label: "Industry", value: show.industry && industryLabel(show.industry) },
    { label: "Location", value: placeOf(show) },
    { label: "Region", value: show.region },
    { label: "Year", value: show.year },
  ].filter(({ value }) => Boolean(value));
  if (facts.length === 0 && !show.featured) return null;
  return (
    <Card as="section">
      <CardHeader
        title="Quick Facts"
        actions={show.featured && <Badge tone="info">Featured Event</Badge>}
      />
      <DataList items={facts} columns={1} />
    </Card>
  );
}
