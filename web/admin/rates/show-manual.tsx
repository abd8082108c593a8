import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { BoothRules } from "../../../domain/booth-rules/booth-rules.ts";
import { usUsual } from "../../../domain/booth-rules/usual-rules.ts";
import {
  deadlinesTable,
  type ReadManual,
  readDeadlines,
  readRules,
  rulesTable,
} from "../../../domain/show-plan/manual-table.ts";
import { deadlineKeys, type ShowDeadline } from "../../../domain/show-plan/plan.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";

/** Deadlines and rules for booths from a show's exhibitor manual, each as a table of a file. */
export function ShowManual({ id }: { id: string }) {
  const params = { id };
  const deadlines = useQuery(callQuery("GET /api/admin/trade-shows/:id/deadlines", { params }));
  const rules = useQuery(callQuery("GET /api/admin/trade-shows/:id/rules", { params }));
  return (
    <>
      <Card as="section">
        <CardHeader
          title="Deadlines"
          subtitle="They win over usual days in every plan for this show, with their source."
        />
        <Loaded query={deadlines} loading="Loading the deadlines" failure={failed("deadlines")}>
          {({ deadlines: stored, version }) => (
            <ManualForm
              key={version}
              label="Deadlines as CSV"
              hint={`One a row: deadline, day, source, address, as of. Deadlines: ${deadlineKeys.join(", ")}.`}
              stored={deadlinesTable(stored as ShowDeadline[])}
              read={readDeadlines}
              save={(value) =>
                fetchApi.call("PUT /api/admin/trade-shows/:id/deadlines", {
                  params,
                  body: { deadlines: value, seen: version },
                })
              }
            />
          )}
        </Loaded>
      </Card>
      <Card as="section">
        <CardHeader
          title="Rules for booths"
          subtitle="They stand beside briefs for this show in place of the usual ones. Nothing is blocked."
        />
        <Loaded query={rules} loading="Loading the rules" failure={failed("rules")}>
          {({ rules: stored, version }) => {
            const save = (value: BoothRules | null) =>
              fetchApi.call("PUT /api/admin/trade-shows/:id/rules", {
                params,
                body: { rules: value, seen: version },
              });
            return (
              <ManualForm
                key={version}
                label="Rules as CSV"
                hint="Lengths in millimeters; an empty cell is no rule. It begins with the usual rules of North America."
                stored={rulesTable((stored as BoothRules | null) ?? usUsual)}
                read={readRules}
                save={save}
                remove={stored ? () => save(null) : undefined}
              />
            );
          }}
        </Loaded>
      </Card>
    </>
  );
}

const failed = (what: string) => ({ title: `Error Loading ${what}`, couldNot: `load the ${what}` });

type Props<Value> = {
  label: string;
  hint: string;
  stored: string;
  read: (text: string) => ReadManual<Value>;
  save: (value: Value) => Promise<unknown>;
  remove?: (() => Promise<unknown>) | undefined;
};

/** A table to type or to take from a file. It is saved as a whole, or refused by its rows. */
function ManualForm<Value>({ label, hint, stored, read, save, remove }: Props<Value>) {
  const [text, setText] = useState(stored);
  const [error, setError] = useState<string>();
  const change = useChange({
    call: (value: Value | null) =>
      value === null ? (remove?.() ?? Promise.resolve()) : save(value),
    refreshes: ["admin", "trade-shows"],
    done: { title: "Saved", description: "Plans and briefs use it from now on." },
    failed: { title: "Not saved", couldNot: "save this table" },
    isShown: (refused) => refused instanceof ApiError && (refused.problem?.errors ?? []).length > 0,
  });
  function send() {
    const table = read(text);
    if ("brokenRow" in table)
      return setError(`Row ${table.brokenRow}: a quotation mark is missing`);
    setError(undefined);
    change.mutate(table.value, {
      onError(refused) {
        const errors = (refused instanceof ApiError && refused.problem?.errors) || [];
        const lines = errors.map(({ field, message }) => {
          const row = table.rowOf(field);
          return row === null ? message : `Row ${row}: ${message}`;
        });
        setError(lines.join(". "));
      },
    });
  }
  return (
    <Stack gap="medium">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Field label="Or take a CSV file">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file) setText(await file.text());
            }}
          />
        )}
      </Field>
      <Inline gap="small">
        <Button tone="accent" pending={change.isPending} onClick={send}>
          Save
        </Button>
        {remove && <Button onClick={() => change.mutate(null)}>Remove rules</Button>}
      </Inline>
    </Stack>
  );
}
