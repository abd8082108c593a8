import ShieldCheck from "lucide-react/icons/shield-check";
import type { PublicChecksBody } from "../../../app-server/contract/vetting/vetting.ts";
import type { CheckKind } from "../../../domain/shared/check-kinds.ts";
import { callQuery } from "../../api/call-query.ts";
import { useServedQuery } from "../../api/use-served-query.ts";
import { monthName } from "../../month-name.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";

type Props = {
  builderId: string;
  /** The checks, if they were served with the page; null when they could not be read. */
  served: PublicChecksBody | null | undefined;
};

const titles: Record<CheckKind, string> = {
  portfolio: "Built work",
  references: "References",
  insurance: "Insurance",
  site: "Site visit",
};

/** A builder's valid checks, each with its months. Empty without any. */
export function BuilderChecks({ builderId: id, served }: Props) {
  const { data } = useServedQuery(
    callQuery("GET /api/builders/:id/vetting", { params: { id } }),
    served,
  );
  const valid = data?.checks.filter(({ state }) => state === "valid") ?? [];
  if (valid.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Checked by us" actions={<ShieldCheck size={20} aria-hidden="true" />} />
      <DataList
        columns={1}
        items={valid.map(({ kind, checked, validUntil }) => ({
          label: titles[kind],
          value: `Checked ${monthName(checked ?? "")}, valid until ${monthName(validUntil ?? "")}`,
        }))}
      />
    </Card>
  );
}
