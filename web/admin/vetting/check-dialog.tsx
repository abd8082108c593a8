import { useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { QueuedCheckBody } from "../../../app-server/contract/vetting/vetting.ts";
import { vettingLimits } from "../../../domain/vetting/check.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { CheckFacts } from "../../vetting/check-facts.tsx";
import { DocumentList } from "../../vetting/document-list.tsx";
import { checkTitles } from "../../vetting/evidence-words.ts";
import { ReferenceList } from "../../vetting/reference-list.tsx";
import { beside, documentsBeside } from "./check-dialog.css.ts";

type Props = { check: QueuedCheckBody; open: boolean; onClose: () => void };

/** A builder's evidence: the documents beside what the builder states, and the decision. */
export function CheckDialog({ check, open, onClose }: Props) {
  const { id, kind, state, builderId, builderName, latest, version } = check;
  const [validUntil, setValidUntil] = useState(check.validUntil ?? latest);
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const mayDecide = state === "submitted" || state === "valid";
  const decide = useChange({
    call: (decision: "accept" | "refuse") =>
      fetchApi.call("POST /api/admin/vetting/:id/decide", {
        params: { id },
        body: { decision, validUntil: validUntil || null, reason: reason || null, version },
      }),
    refreshes: ["admin", "builders"],
    done: ({ message }) => ({ title: "Decision saved", description: message }),
    failed: { title: "Not saved", couldNot: "save the decision" },
    isShown: (error) => fieldErrors(error).length > 0,
    onDone: onClose,
  });
  const send = (decision: "accept" | "refuse") => {
    setErrors({});
    decide.mutate(decision, {
      onError: (error) => setErrors(Object.fromEntries(fieldErrors(error))),
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="large"
      title={`${checkTitles[kind]}: ${builderName}`}
      description={
        mayDecide ? "The builder is emailed your decision." : "This is decided and stays as it is."
      }
      footer={
        mayDecide && (
          <>
            <Button disabled={decide.isPending} onClick={() => send("refuse")}>
              {state === "valid" ? "Withdraw" : "Refuse"}
            </Button>
            <Button tone="accent" pending={decide.isPending} onClick={() => send("accept")}>
              {state === "valid" ? "Keep until this day" : "Accept"}
            </Button>
          </>
        )
      }
    >
      <div className={beside}>
        <Stack gap="medium">
          {check.hasOtherName && (
            <Notice tone="caution" title="Another name">
              {`The policy isn't in the name ${builderName}. To accept it, say why below.`}
            </Notice>
          )}
          <CheckFacts check={check} />
          <TextLink to={`/builders/${builderId}`}>See the public page</TextLink>
        </Stack>
        <div className={documentsBeside}>
          {kind === "references" ? (
            <ReferenceList references={check.references} />
          ) : (
            <DocumentList files={check.documents} hasPreviews />
          )}
        </div>
        {mayDecide && (
          <Stack gap="medium">
            <Field
              label="Valid until"
              hint="The last day, by the builder's clock."
              error={errors.validUntil}
            >
              {(control) => (
                <DateInput
                  {...control}
                  max={latest}
                  value={validUntil}
                  onChange={({ target }) => setValidUntil(target.value)}
                />
              )}
            </Field>
            <Field
              label="Reason"
              hint="When you refuse, the builder reads it. When you accept another name, only admins do."
              error={errors.reason}
            >
              {(control) => (
                <TextArea
                  {...control}
                  rows={3}
                  maxLength={vettingLimits.reason}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
          </Stack>
        )}
      </div>
    </Dialog>
  );
}

function fieldErrors(error: unknown): [field: string, message: string][] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.map(({ field, message }) => [field, message]);
}
