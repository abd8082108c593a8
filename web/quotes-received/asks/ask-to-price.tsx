import { useState } from "react";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { Category } from "../../../domain/offers/category.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { formatDate } from "../../format.ts";
import { Button } from "../../ui/action/button.tsx";
import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

/** A category that a quote leaves out, and the text that says how. */
export type Gap = { category: Category; label: string; words: string };

type Props = {
  response: ReceivedResponseBody;
  gaps: readonly Gap[];
  /** The category whose gap was pressed; it is checked first. */
  first: Category;
  onClose: () => void;
};

/** Dialog to ask a builder for prices of categories that a quote leaves out, in one email. */
export function AskToPrice({ response, gaps, first, onClose }: Props) {
  const builder = response.builder?.name ?? "the builder";
  const { linesAsked, linesAskedAt } = response;
  const [chosen, setChosen] = useState<readonly string[]>([first]);
  const ask = useChange({
    call: (categories: Category[]) =>
      fetchApi.call("POST /api/quote-responses/:id/ask-price", {
        params: { id: response.id },
        body: { categories },
      }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Prices requested", description: `${builder} sees which rows to price.` },
    failed: {
      title: "Prices not requested",
      couldNot: "ask for prices",
    },
    onDone: onClose,
  });
  const categories = gaps.flatMap(({ category }) => (chosen.includes(category) ? category : []));
  const rows = categories.length === 1 ? "1 row" : `${categories.length} rows`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Ask ${builder} to price this`}
      description="We send one email a day. What you add later today, they see in their dashboard."
      footer={
        <Button
          tone="accent"
          disabled={categories.length === 0}
          pending={ask.isPending}
          onClick={() => ask.mutate(categories)}
        >
          {ask.isPending ? "Asking..." : `Ask to price ${rows}`}
        </Button>
      }
    >
      <CheckboxGroup
        legend="Rows without a price"
        options={gaps.map(({ category, label, words }) => ({
          value: category,
          label,
          hint:
            linesAskedAt && linesAsked.includes(category)
              ? `${words}. Asked on ${formatDate(linesAskedAt, "MMM d")}`
              : words,
        }))}
        values={chosen}
        onValuesChange={setChosen}
      />
    </Dialog>
  );
}
