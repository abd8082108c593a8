import type { ReactNode } from "react";
import type { CheckBody } from "../../app-server/contract/vetting/vetting.ts";
import type { FieldTable } from "../../domain/shared/fields.ts";
import { insuranceFields, siteFields } from "../../domain/vetting/check-fields.ts";
import { formatMoney } from "../format.ts";
import { DataList } from "../ui/data/data-list.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { documents } from "./document-list.css.ts";

/** The facts of a check: what a builder stated, or has published. */
export function CheckFacts({ check: { facts } }: { check: Pick<CheckBody, "facts"> }) {
  if ("companies" in facts) return null;
  if ("projects" in facts) return <Projects projects={facts.projects} />;
  const table: FieldTable = "booth" in facts ? siteFields : insuranceFields;
  const values: Record<string, unknown> = { ...facts };
  type Item = { label: string; value: ReactNode };
  const items = Object.entries(table).flatMap(([name, { kind, label = "" }]): Item[] => {
    const value = values[name];
    if (value === null || value === undefined) return [];
    if (kind === "dollars") return [{ label, value: formatMoney(Number(value) * 100) }];
    if (kind === "day") return [{ label, value: <DateText iso={`${value}`} zone="utc" /> }];
    if (kind === "flag") return [{ label, value: value ? "Yes" : "No" }];
    return [{ label, value: `${value}` }];
  });
  return <DataList items={items} columns={4} />;
}

function Projects({
  projects,
}: {
  projects: readonly { id: string; title: string; show: string; year: string }[];
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={documents} role="list" aria-label="Projects">
      {projects.map(({ id, title, show, year }) => (
        <li key={id}>
          <TextLink to={`/portfolio/${id}`}>{title}</TextLink>
          <Text tone="muted" size="small">{`${show}, ${year}`}</Text>
        </li>
      ))}
    </ul>
  );
}
