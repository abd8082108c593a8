import { useState } from "react";
import type { AuditedKind } from "../../../domain/assignment/ports.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { filter } from "./audit-lines.css.ts";
import { AuditLines } from "./audit-lines.tsx";

const kinds: { value: AuditedKind | ""; label: string }[] = [
  { value: "", label: "Everything" },
  { value: "quote-request", label: "Requests" },
  { value: "builder", label: "Builders" },
  { value: "portfolio-project", label: "Projects" },
  { value: "trade-show", label: "Shows" },
  { value: "article", label: "Articles" },
  { value: "person", label: "Accounts" },
  { value: "rates", label: "Rates" },
  { value: "commission", label: "Commission" },
  { value: "mail", label: "Email" },
  { value: "vetting", label: "Vetting" },
  { value: "export", label: "Exports" },
  { value: "security", label: "Security" },
];

/** The audit log of admins' and builders' actions. */
export function AuditLog() {
  const [kind, setKind] = useState<AuditedKind | "">("");
  return (
    <Card as="section">
      <CardHeader title="Audit Log" subtitle="Who did what, and when. Entries can't be edited." />
      <Stack>
        <div className={filter}>
          <Field label="Show">
            {(control) => (
              <Select
                {...control}
                options={kinds}
                value={kind}
                onChange={(event) => setKind(event.target.value as AuditedKind | "")}
              />
            )}
          </Field>
        </div>
        <AuditLines about={kind ? { kind } : {}} namesObject />
      </Stack>
    </Card>
  );
}
