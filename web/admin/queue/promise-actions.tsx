import { useState } from "react";
import type { ViewedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import { adminExclusions } from "../../../domain/promise/quote-promise.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";

type Props = { promise: ViewedPromiseBody };
type Reason = (typeof adminExclusions)[number];

const refreshes = ["admin"] as const;
const reasons: Record<Reason, string> = {
  spam: "Spam",
  duplicate: "Duplicate of another request",
  test: "Test request",
};

/** Pauses both clocks while the exhibitor owes an answer. */
export function PausePromise({ promise: { quoteRequestId: id, company } }: Props) {
  return (
    <ActionDialog
      label="Pause clock"
      buttonTone="plain"
      size="small"
      title={`Pause the clock for ${company}?`}
      description="Use this while the exhibitor owes you an answer. Both due times move by as long as the pause lasts."
      confirmLabel="Pause clock"
      pendingLabel="Pausing..."
      cancelLabel="Keep it running"
      reason={{ hint: "They'll see this in the email.", isRequired: true }}
      call={(reason: string) =>
        fetchApi.call("POST /api/admin/quotes/:id/promise/pause", {
          params: { id },
          body: { reason },
        })
      }
      refreshes={refreshes}
      done={({ message }) => ({ title: "Clock paused", description: message })}
      failed={{
        title: "Clock not paused",
        couldNot: "pause the clock",
      }}
    />
  );
}

export function ResumePromise({ promise: { quoteRequestId: id } }: Props) {
  const resume = useChange({
    call: () => fetchApi.call("POST /api/admin/quotes/:id/promise/resume", { params: { id } }),
    refreshes,
    done: ({ message }) => ({ title: "Clock resumed", description: message }),
    failed: {
      title: "Clock not resumed",
      couldNot: "resume the clock",
    },
  });
  return (
    <Button size="small" pending={resume.isPending} onClick={() => resume.mutate()}>
      Resume clock
    </Button>
  );
}

/** Excludes a request from the promise's record, before its result is known. */
export function ExcludePromise({ promise: { quoteRequestId: id, company } }: Props) {
  const [reason, setReason] = useState<Reason>("spam");
  const { guarded, proofDialog } = useReauthentication();
  return (
    <ActionDialog
      label="Exclude"
      size="small"
      title={`Exclude the request of ${company} from the count?`}
      description="The promise page lists excluded requests by reason. The request itself stays open."
      confirmLabel="Exclude"
      pendingLabel="Excluding..."
      cancelLabel="Keep it in"
      call={() =>
        guarded(() =>
          fetchApi.call("POST /api/admin/quotes/:id/promise/exclude", {
            params: { id },
            body: { reason },
          }),
        )
      }
      refreshes={refreshes}
      done={({ message }) => ({ title: "Request excluded", description: message })}
      failed={{
        title: "Request not excluded",
        couldNot: "exclude the request",
      }}
    >
      <Field label="Reason">
        {(control) => (
          <Select
            {...control}
            options={adminExclusions.map((value) => ({ value, label: reasons[value] }))}
            value={reason}
            onChange={(event) => setReason(event.target.value as Reason)}
          />
        )}
      </Field>
      {proofDialog}
    </ActionDialog>
  );
}
