import { useState } from "react";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { type Category, categoryList, isInScope } from "../../../domain/offers/category.ts";
import { requiredScope, sameScopeEdits } from "../../../domain/offers/required-scope.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { Button } from "../../ui/action/button.tsx";
import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

type Props = { request: QuoteRequestBody; onClose: () => void };

const options = categoryList
  .filter(({ key }) => isInScope(key))
  .map(({ key, label }) => ({ value: key, label }));

const labels = Object.fromEntries(options.map(({ value, label }) => [value, label]));

/**
 * Dialog in which the exhibitor chooses the categories that each quote must cover. Shows a conflict
 * when the scope changed meanwhile.
 */
export function EditScope({ request, onClose }: Props) {
  const { id, serviceType, features } = request;
  const usual = requiredScope({ serviceType, features }).map(({ category }) => category);
  const stored = requiredScope(request).map(({ category }) => category);
  const [chosen, setChosen] = useState<readonly string[]>(stored);
  // the brief may have changed the required categories as well, which is not this reader's choice
  const [seen, setSeen] = useState({ edits: request.scopeEdits, stored });
  const isChanged =
    !sameScopeEdits(seen.edits, request.scopeEdits) || `${seen.stored}` !== `${stored}`;
  const see = () => setSeen({ edits: request.scopeEdits, stored });
  const isChosen = (category: Category) => chosen.includes(category);
  const save = useChange({
    call: () =>
      fetchApi.call("PUT /api/quote-requests/:id/scope", {
        params: { id },
        body: {
          added: options.flatMap(({ value }) =>
            isChosen(value) && !usual.includes(value) ? value : [],
          ),
          struck: usual.filter((category) => !isChosen(category)),
          seen: seen.edits,
        },
      }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Scope saved", description: "We email your builders what changed." },
    failed: {
      title: "Scope not saved",
      couldNot: "save the scope",
    },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="What must each quote cover?"
      description="Remove what you arrange yourself, such as your own freight. Quotes stay as they are; the comparison follows."
      footer={
        <Button
          tone="accent"
          pending={save.isPending}
          disabled={chosen.length === 0 || isChanged}
          onClick={() => save.mutate()}
        >
          {save.isPending ? "Saving..." : "Save scope"}
        </Button>
      }
    >
      <Stack gap="medium">
        {isChanged && (
          <EditConflict
            what="scope"
            differences={formDifferences(labels, ticks(chosen), ticks(stored))}
            onKeep={see}
            onTake={() => {
              see();
              setChosen(stored);
            }}
          />
        )}
        <CheckboxGroup
          legend="Categories"
          options={options}
          values={chosen}
          onValuesChange={setChosen}
        />
      </Stack>
    </Dialog>
  );
}

/** A record of all categories, true for those in `among`. */
function ticks(among: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(options.map(({ value }) => [value, among.includes(value)]));
}
