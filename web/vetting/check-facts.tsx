import type { ReactNode } from "react";
import type { CheckBody } from "../../app-server/contract/vetting/vetting.ts";
import type { FieldTable } from "../../domain/shared/fields.ts";
import { insuranceFields } from "../../domain/vetting/check-fields.ts";
import { formatMoney } from "../format.ts";
import { DataList } from "../ui/data/data-list.tsx";
import { DateText } from "../ui/text/date-text.tsx";

/** The facts that a builder stated with a check. */
export function CheckFacts({ check: { facts } }: { check: Pick<CheckBody, "facts"> }) {
  const table: FieldTable = insuranceFields;
  const values: Record<string, unknown> = facts;
  type Item = { label: string; value: ReactNode };
  const items = Object.entries(table).flatMap(([name, { kind, label = "" }]): Item[] => {
    const value = values[name];
    if (value === null || value === undefined) return [];
    if (kind === "dollars") return [{ label, value: formatMoney(Number(value) * 100) }];
    if (kind === "day") return [{ label, value: <DateText iso={`${value}`} zone="utc" /> }];
    if (kind === "flag") return [{ label, value: value ? "Yes" : "No" }];
    return [{ label, value: `${value}` }];
  });
  return <DataList items={items} />;
}
