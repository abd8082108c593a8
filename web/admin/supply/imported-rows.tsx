import type { ImportBody } from "../../../app-server/contract/admin/builder-import.ts";
import { Table } from "../../ui/data/table.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";

type Row = ImportBody["rows"][number];

const looks = {
  created: { label: "New", tone: "positive" },
  changed: { label: "Changed", tone: "info" },
  unchanged: { label: "Unchanged", tone: "neutral" },
  refused: { label: "Refused", tone: "critical" },
} as const;

export function importCounts({ rows }: ImportBody): Record<Row["outcome"], number> {
  const count = (wanted: Row["outcome"]) => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    created: count("created"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    refused: count("refused"),
  };
}

/** Each row of a file with its result; refused ones first. */
export function ImportedRows({ rows }: { rows: Row[] }) {
  const refusedFirst = rows.toSorted(
    (one, other) => Number(other.outcome === "refused") - Number(one.outcome === "refused"),
  );
  return (
    <Table
      caption="Rows of the file"
      captionHidden
      columns={[
        { header: "Row", cell: ({ row }) => row },
        {
          header: "Result",
          cell: ({ outcome }) => <Badge tone={looks[outcome].tone}>{looks[outcome].label}</Badge>,
        },
        { header: "Builder", cell: NameOf },
        { header: "Details", cell: detailsOf },
      ]}
      rows={refusedFirst}
      rowKey={({ row }) => `${row}`}
    />
  );
}

function NameOf({ name, builderId, outcome }: Row) {
  const isStored = builderId !== null && outcome !== "created";
  return isStored ? <TextLink to={`/builders/${builderId}`}>{name ?? "Builder"}</TextLink> : name;
}

function detailsOf({ changed, errors }: Row): string {
  if (errors.length === 0) return changed.join(", ");
  return errors
    .map(({ field, message }) => (field === null ? message : `${field}: ${message}`))
    .join(". ");
}
