import { useState } from "react";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { type Category, categoryList, isInScope } from "../../../domain/offers/category.ts";
import { requiredScope } from "../../../domain/offers/required-scope.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

type Props = { request: QuoteRequestBody; onClose: () => void };

const options = categoryList
  .filter(({ key }) => isInScope(key))
  .map(({ key, label }) => ({ value: key, label }));

/** The exhibitor decides what each quote must cover. */
export function EditScope({ request, onClose }: Props) {
  const { id, serviceType, features } = request;
  const usual = requiredScope({ serviceType, features }).map(({ category }) => category);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    requiredScope(request).map(({ category }) => category),
  );
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
        },
      }),
    refreshes: ["quote-requests"],
    done: { title: "Scope saved", description: "We email your builders what changed." },
    failed: {
      title: "Scope not saved",
      description: "Failed to save the scope. Please try again.",
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
          disabled={chosen.length === 0}
          onClick={() => save.mutate()}
        >
          {save.isPending ? "Saving..." : "Save scope"}
        </Button>
      }
    >
      <CheckboxGroup
        legend="Categories"
        options={options}
        values={chosen}
        onValuesChange={setChosen}
      />
    </Dialog>
  );
}
