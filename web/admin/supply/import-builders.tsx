import { useState } from "react";
import type { ImportBody } from "../../../app-server/contract/admin/builder-import.ts";
import { importColumns } from "../../../app-server/contract/admin/import-columns.ts";
import { importBounds } from "../../../domain/supply/import/builder-row.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { ImportedRows, importCounts } from "./imported-rows.tsx";
import { readCsvFile } from "./read-csv-file.ts";

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const template = [
  importColumns.map(({ name }) => name),
  importColumns.map(({ example }) => quoted(example)),
]
  .map((cells) => `${cells}\r\n`)
  .join("");

/** Checks a CSV file of builders row by row, then imports it. */
export function ImportBuilders() {
  const [csv, setCsv] = useState("");
  const [isApproved, setIsApproved] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<ImportBody | null>(null);
  const { guarded, proofDialog } = useReauthentication("An import changes many builders at once");
  const run = useChange({
    call: async (isDryRun: boolean) => {
      const body = { csv, isApproved, isDryRun };
      const imported = await guarded(() =>
        fetchApi.call("POST /api/admin/builders/import", { body }),
      );
      setResult(imported);
      return imported;
    },
    refreshes: ["admin"],
    done: ({ isDryRun }) =>
      isDryRun
        ? { title: "File checked", description: "Nothing is imported yet." }
        : { title: "Builders imported", description: "Every row says what was done." },
    failed: {
      title: "File Not Read",
      couldNot: "read the file",
    },
  });
  function take(text: string) {
    setCsv(text);
    setResult(null);
    setProblem(null);
  }
  const counts = result && importCounts(result);
  const toImport = counts ? counts.created + counts.changed : 0;
  return (
    <Card as="section">
      <CardHeader
        title="Import builders"
        subtitle="Check a CSV file first: you see row by row what would be created, changed or refused. Nothing changes until you import it."
        actions={<TextLink to="/admin-dashboard?view=supply">Back to coverage</TextLink>}
      />
      <Stack>
        {proofDialog}
        <Columns />
        <Field
          label="CSV file"
          hint={`UTF-8, up to ${importBounds.rows} builders. Commas, semicolons and tabs work.`}
          error={problem ?? undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept=".csv,text/csv"
              onChange={async ({ target: { files } }) => {
                const [file] = files ?? [];
                if (!file) return;
                const read = await readCsvFile(file);
                take("text" in read ? read.text : "");
                if ("problem" in read) setProblem(read.problem);
              }}
            />
          )}
        </Field>
        <Field label="Or paste rows, with the line of column names">
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              maxLength={importBounds.characters}
              spellCheck={false}
              value={csv}
              onChange={({ target: { value } }) => take(value)}
            />
          )}
        </Field>
        <Checkbox
          label="These builders are vetted"
          hint="New ones are on the site at once. Otherwise they wait under Reviews."
          checked={isApproved}
          onChange={({ target: { checked } }) => {
            setIsApproved(checked);
            setResult(null);
          }}
        />
        <Inline>
          <Button
            disabled={csv.trim() === ""}
            pending={run.isPending && run.variables === true}
            onClick={() => run.mutate(true)}
          >
            Check file
          </Button>
          {result?.isDryRun && toImport > 0 && (
            <Button
              tone="accent"
              pending={run.isPending && run.variables === false}
              onClick={() => run.mutate(false)}
            >
              {toImport === 1 ? "Import 1 builder" : `Import ${toImport} builders`}
            </Button>
          )}
        </Inline>
        {counts && result && (
          <>
            <Notice
              tone={result.isDryRun ? "info" : "positive"}
              title={result.isDryRun ? "Nothing is imported yet" : "Imported"}
            >
              {counts.created} new, {counts.changed} changed, {counts.unchanged} unchanged,{" "}
              {counts.refused} refused.
            </Notice>
            <ImportedRows rows={result.rows} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function Columns() {
  return (
    <details>
      <summary>Columns, and a template to download</summary>
      <Stack>
        <Text size="small" tone="muted">
          Names are those of the template or close to them, such as Company Name, in any order. A
          builder that has the same email, or the same name and city, is changed in the columns that
          the file has. Builders with an account edit their own profiles and aren't changed.{" "}
          <a
            href={`data:text/csv;charset=utf-8,%EF%BB%BF${encodeURIComponent(template)}`}
            download="builders.csv"
          >
            Download the template
          </a>
        </Text>
        <ul>
          {importColumns.map(({ name, isNeeded, hint }) => (
            <li key={name}>
              <code>{name}</code>
              {`${isNeeded ? " (needed for new builders)" : ""}: ${hint}`}
            </li>
          ))}
        </ul>
      </Stack>
    </details>
  );
}
