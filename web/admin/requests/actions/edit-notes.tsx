import { useState } from "react";
import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import { fetchApi } from "../../../api/fetch-api.ts";
import { useChange } from "../../../api/use-change.ts";
import { Button } from "../../../ui/action/button.tsx";
import { prose } from "../../../ui/data/rows.css.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useGuardedClose } from "../../../ui/overlay/use-guarded-close.tsx";

/** Dialog for notes on a request that only admins see. */
export function EditNotes({ quote }: { quote: AdminQuoteBody }) {
  const [draft, setDraft] = useState<string | null>(null);
  /** The notes when editing began, so that a newer text by another admin is not overwritten. */
  const [seen, setSeen] = useState("");
  const newer = draft !== null && (quote.notes ?? "") !== seen ? (quote.notes ?? "") : null;
  const save = useChange({
    call: (notes: string) =>
      fetchApi.call("PATCH /api/admin/quotes/:id", {
        params: { id: quote.id },
        body: { notes, seenNotes: seen },
      }),
    refreshes: ["admin"],
    done: { title: "Notes saved" },
    failed: {
      title: "Notes not saved",
      couldNot: "save the notes",
    },
    onDone: () => setDraft(null),
  });
  const close = () => setDraft(null);
  const guard = useGuardedClose(draft !== null && draft !== seen, close);
  const open = () => {
    setSeen(quote.notes ?? "");
    setDraft(quote.notes ?? "");
  };
  return (
    <>
      <Button tone="quiet" onClick={open}>
        {quote.notes ? "Edit Notes" : "Add Notes"}
      </Button>
      <Dialog
        open={draft !== null}
        startsInField
        onOpenChange={(isOpen) => isOpen || guard.close()}
        title="Notes"
        description={`${quote.company}, ${quote.tradeShowName}. Only admins can see them.`}
      >
        <Stack>
          {newer !== null && (
            <Notice
              tone="critical"
              title="Another admin changed these notes"
              action={
                <Button size="small" onClick={() => setSeen(newer)}>
                  Replace theirs with mine
                </Button>
              }
            >
              <p className={prose}>{newer || "They are empty now."}</p>
            </Notice>
          )}
          <Field label="Notes">
            {(control) => (
              <TextArea
                {...control}
                maxLength={limits.notes}
                value={draft ?? ""}
                onChange={(event) => setDraft(event.target.value)}
              />
            )}
          </Field>
          <Button tone="accent" pending={save.isPending} onClick={() => save.mutate(draft ?? "")}>
            {save.isPending ? "Saving..." : "Save notes"}
          </Button>
        </Stack>
        {guard.question}
      </Dialog>
    </>
  );
}
