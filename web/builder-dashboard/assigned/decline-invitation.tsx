import { useRef, useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import type { DeclineCode } from "../../../domain/quotes/quote-request.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { DeclineFields } from "../../quotes/invitation/decline-fields.tsx";
import { missingReason } from "../../quotes/invitation/missing-reason.ts";
import { Button } from "../../ui/action/button.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { AlertDialog } from "../../ui/overlay/alert-dialog.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

/** Button and dialog by which the builder declines to quote, with a reason. */
export function DeclineInvitation({ request }: { request: QuoteRequestBody }) {
  const [isAsking, setAsking] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const decline = useChange({
    call: (body: { code: DeclineCode | null; reason: string }) =>
      fetchApi.call("POST /api/quote-requests/:id/decline", { params: { id: request.id }, body }),
    refreshes: ["quote-requests", "dashboard"],
    done: {
      title: "Invitation declined",
      description: "Thanks for letting us know. Now we can invite another builder.",
    },
    failed: {
      title: "Invitation not declined",
      couldNot: "decline the invitation",
    },
    isShown: (error) => reasonError(error) !== undefined,
    onDone: () => setAsking(false),
  });
  const send = () => {
    const typed = new FormData(form.current ?? undefined);
    const code = typed.get("code") as DeclineCode | null;
    const reason = String(typed.get("reason"));
    const isMissing = missingReason(code, reason);
    setMissing(isMissing);
    if (!isMissing) decline.mutate({ code, reason });
  };
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        onClick={() => {
          decline.reset();
          setMissing(null);
          setAsking(true);
        }}
      >
        Decline Invitation
        <VisuallyHidden> for {request.tradeShowName}</VisuallyHidden>
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Decline this invitation?"
        description={`${request.tradeShowName} will leave your list, and we can invite another builder. To change your mind later, contact us.`}
        confirmLabel="Decline invitation"
        pendingLabel="Declining..."
        cancelLabel="Keep invitation"
        tone="critical"
        pending={decline.isPending}
        onConfirm={send}
      >
        <form ref={form} onSubmit={(event) => event.preventDefault()}>
          <Stack gap="medium">
            <DeclineFields
              errors={{ code: missing ?? undefined, reason: reasonError(decline.error) }}
            />
          </Stack>
        </form>
      </AlertDialog>
    </>
  );
}

function reasonError(error: unknown): string | undefined {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.find(({ field }) => field === "reason")?.message;
}
