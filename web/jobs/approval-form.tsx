import { useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { type ApprovalKind, approvalLimits } from "../../domain/jobs/approval.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { DateInput } from "../ui/form/date-input.tsx";
import { Field } from "../ui/form/field.tsx";
import { Fieldset } from "../ui/form/fieldset.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { useFocusInvalid } from "../ui/form/use-focus-invalid.ts";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useReportDirtyForm } from "../ui/overlay/dirty-forms.ts";
import type { Errors } from "./change-values.ts";
import { AddJobFiles, type JobFile } from "./job-files.tsx";

const kinds: { value: ApprovalKind; label: string }[] = [
  { value: "drawings", label: "Drawings" },
  { value: "graphics", label: "Graphics" },
  { value: "other", label: "Other" },
];

const empty = {
  kind: "drawings" as ApprovalKind,
  title: "",
  note: "",
  due: "",
  files: [] as JobFile[],
};

type Props = { job: JobBody["job"]; onDone: () => void };

/** Form for files that the other side is to approve. */
export function ApprovalForm({ job, onDone }: Props) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useFocusInvalid(errors);
  useReportDirtyForm(values !== empty);
  const set = (change: Partial<typeof empty>) => setValues({ ...values, ...change });
  const { kind, title, note, due, files } = values;
  const ask = useChange({
    call: () =>
      fetchApi.call("POST /api/jobs/:id/approvals", {
        params: { id: job.id },
        body: { kind, title, note, due: due || null, files: files.map(({ id }) => id) },
      }),
    refreshes: ["jobs"],
    done: { title: "Sent for approval", description: "We've emailed the other side." },
    failed: { title: "Not sent", couldNot: "send it for approval" },
    isShown: (error) => {
      const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
      return problems.length > 0;
    },
    onDone,
  });
  function submit() {
    const problems: Errors = {
      ...(title.trim() === "" && { title: "Enter a title" }),
      ...(files.length === 0 && { files: "Add at least one file" }),
    };
    setErrors(problems);
    if (Object.keys(problems).length === 0) ask.mutate(undefined);
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="medium">
        <Field label="Kind" error={errors.kind}>
          {(control) => (
            <Select
              {...control}
              options={kinds}
              value={kind}
              onChange={({ target }) => set({ kind: target.value as ApprovalKind })}
            />
          )}
        </Field>
        <Field
          label="Title"
          hint="The same title as before makes it the next round."
          required
          error={errors.title}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={approvalLimits.title}
              value={title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
        <Field label="Note" error={errors.note}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={approvalLimits.note}
              value={note}
              onChange={({ target }) => set({ note: target.value })}
            />
          )}
        </Field>
        <Fieldset legend="Files" error={errors.files}>
          <AddJobFiles
            requestId={job.quoteRequestId}
            label="this approval"
            files={files}
            most={approvalLimits.files}
            onChange={(files) => set({ files })}
            onBusy={setBusy}
          />
        </Fieldset>
        <Field label="Answer by" hint="Leave empty if it can wait." error={errors.due}>
          {(control) => (
            <DateInput
              {...control}
              value={due}
              onChange={({ target }) => set({ due: target.value })}
            />
          )}
        </Field>
        <Inline gap="small">
          <Button type="submit" tone="accent" pending={ask.isPending || isBusy}>
            {ask.isPending ? "Sending..." : isBusy ? "Uploading..." : "Ask for approval"}
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}
