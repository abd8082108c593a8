import { useState } from "react";
import type { AdminQuoteBody } from "../../app-server/contract/admin.ts";
import { limits } from "../../domain/quotes/limits.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../quotes/use-change.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Stack } from "../ui/stack.tsx";
import { TextArea } from "../ui/text-area.tsx";

/** Writes down what admins should know about a request; nobody else reads it. */
export function EditNotes({ quote }: { quote: AdminQuoteBody }) {
  const [draft, setDraft] = useState<string | null>(null);
  const save = useChange({
    call: (notes: string) => fetchApi.annotateRequest(quote.id, { notes }),
    refreshes: ["admin"],
    done: { title: "Notes saved" },
    failed: {
      title: "Notes not saved",
      description: "Failed to save the notes. Please try again.",
    },
    onDone: () => setDraft(null),
  });
  return (
    <>
      <Button tone="quiet" onClick={() => setDraft(quote.notes ?? "")}>
        {quote.notes ? "Edit Notes" : "Add Notes"}
      </Button>
      <Dialog
        open={draft !== null}
        onOpenChange={(isOpen) => isOpen || setDraft(null)}
        title="Notes"
        description={`${quote.company}, ${quote.tradeShowName}. Only admins read them.`}
      >
        <Stack>
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
      </Dialog>
    </>
  );
}
