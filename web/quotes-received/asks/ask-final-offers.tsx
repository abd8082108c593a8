import { type FormEvent, useState } from "react";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { amountText, priceText } from "../../../domain/offers/stated-price.ts";
import { roundLimits } from "../../../domain/quotes/round/round-part.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useGuardedClose } from "../../ui/overlay/use-guarded-close.tsx";

type Props = {
  requestId: string;
  /** Pending quotes. */
  responses: readonly ReceivedResponseBody[];
  /** Whether an admin opens it, as a further round after the exhibitor's own. */
  isFurther: boolean;
  onClose: () => void;
};

const formId = "final-offers";
const ends = [
  { value: "4", label: "In 4 hours" },
  { value: "24", label: "In 24 hours" },
  { value: "48", label: "In 2 days" },
  { value: "72", label: "In 3 days" },
];
const usualText = "Please send your best price for the brief as it stands.";
const nameOf = ({ builder }: ReceivedResponseBody) => builder?.name ?? "Unknown Builder";

const words = {
  first: {
    title: "Ask for best and final offers",
    description:
      "Once per request. Each builder may revise the quote or let it stand. They never learn who else is asked.",
  },
  further: {
    title: "Open another round",
    description:
      "In the exhibitor's name. Each builder may revise the quote or let it stand. They never learn who else is asked.",
  },
};

/** Ids of the priced quotes for the present brief, as many as a round may have. */
function comparable(responses: readonly ReceivedResponseBody[]): string[] {
  return responses
    .filter((response) => priceText(response) !== null && !response.forEarlierBrief)
    .slice(0, roundLimits.offers)
    .map(({ id }) => id);
}

/**
 * Dialog to ask builders for best and final offers. The exhibitor can do it once; an admin can open
 * further rounds.
 */
export function AskFinalOffers({ requestId, responses, isFurther, onClose }: Props) {
  const { title, description } = isFurther ? words.further : words.first;
  const [first] = useState(() => comparable(responses));
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [text, setText] = useState(usualText);
  const [hours, setHours] = useState("24");
  const guard = useGuardedClose(
    text !== usualText || chosen !== first || lines.length > 0,
    onClose,
  );
  const [error, setError] = useState<{ offers?: string; text?: string }>({});
  const offers = responses.filter(({ id }) => chosen.includes(id));
  const open = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-requests/:id/rounds", {
        params: { id: requestId },
        body: {
          offers: offers.map(({ id, lines: own }) => ({
            responseId: id,
            lines: own.flatMap((line) => (lines.includes(line.id) ? line.id : [])),
          })),
          text,
          hours: Number(hours),
        },
      }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Best and final offers requested", description: "We've emailed the builders." },
    failed: {
      title: "Best and final offers not requested",
      couldNot: "ask for final offers",
    },
    onDone: onClose,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const tooMany = offers.length > roundLimits.offers;
    const wrong = {
      ...(offers.length === 0 && { offers: "Choose at least one quote" }),
      ...(tooMany && { offers: `Choose ${roundLimits.offers} quotes or fewer` }),
      ...(text.trim() === "" && { text: "Say what to look at" }),
    };
    setError(wrong);
    if (Object.keys(wrong).length === 0) open.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || guard.close()}
      title={title}
      description={description}
      size="large"
      footer={
        <Button type="submit" form={formId} tone="accent" pending={open.isPending}>
          {open.isPending ? "Asking..." : title}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="medium">
          <CheckboxGroup
            legend="Quotes"
            options={responses.map((response) => ({
              value: response.id,
              label: nameOf(response),
              hint: priceText(response) ?? "No price yet",
            }))}
            values={chosen}
            onValuesChange={setChosen}
            error={error.offers}
          />
          <Field
            label="What should they look at?"
            hint="All of them read this. Don't name other builders or their prices."
            error={error.text}
          >
            {(control) => (
              <TextArea
                {...control}
                value={text}
                maxLength={roundLimits.text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          {offers
            .filter((offer) => offer.lines.length > 0)
            .map((offer) => (
              <details key={offer.id}>
                <summary>{`Lines of ${nameOf(offer)} (optional)`}</summary>
                <CheckboxGroup
                  legend={`Lines of ${nameOf(offer)} (optional)`}
                  options={offer.lines.map(({ id, label, amount }) => ({
                    value: id,
                    label,
                    ...(amount !== null && { hint: amountText(amount, offer.currency) }),
                  }))}
                  values={lines}
                  onValuesChange={setLines}
                />
              </details>
            ))}
          <Field label="The round ends">
            {(control) => (
              <Select
                {...control}
                options={ends}
                value={hours}
                onChange={(event) => setHours(event.target.value)}
              />
            )}
          </Field>
        </Stack>
      </form>
      {guard.question}
    </Dialog>
  );
}
