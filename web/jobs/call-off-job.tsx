import { useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { type CallOffCode, callOffReasons, callOffTextMax } from "../../domain/quotes/call-off.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";

/** Dialog in which either side cancels the job, with a reason that the other reads. */
export function CallOffJob({ read: { job, side } }: { read: JobBody }) {
  const [code, setCode] = useState<CallOffCode | "">("");
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const other = side === "exhibitor" ? "the builder" : "the exhibitor";
  return (
    <ActionDialog
      label="Cancel the job"
      size="small"
      title="Cancel the job?"
      description={`The request is canceled with it, and we'll email ${other}. What your contract says about canceling is between the two of you.`}
      confirmLabel="Cancel the job"
      cancelLabel="Keep the job"
      isPossible={code !== ""}
      call={() =>
        fetchApi.call("POST /api/jobs/:id/call-off", {
          params: { id: job.id },
          body: { code: code as CallOffCode, text },
        })
      }
      isShown={(failure) => {
        const [problem] = failure instanceof ApiError ? (failure.problem?.errors ?? []) : [];
        setError(problem?.message);
        return problem !== undefined;
      }}
      refreshes={["jobs", "quote-requests", "dashboard"]}
      done={{ title: "Job canceled", description: `We've emailed ${other}.` }}
      failed={{ title: "Job not canceled", couldNot: "cancel the job" }}
    >
      <Field label="Reason" required hint="They will see it.">
        {(control) => (
          <Select
            {...control}
            options={[{ value: "", label: "Choose a reason" }, ...callOffReasons]}
            value={code}
            onChange={({ target }) => setCode(target.value as CallOffCode)}
          />
        )}
      </Field>
      <Field label="In your words" required={code === "other"} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={callOffTextMax}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
