import { useState } from "react";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { compareResponses } from "../../../domain/quotes/responses/compare-responses.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ComparedOffer } from "./compared-offer.tsx";
import { columns, sorting } from "./offer-comparison.css.ts";
import { type OfferOrder, offerOrders, sortOffers } from "./sort-offers.ts";
import { unitNote } from "./unit-note.ts";

type Props = {
  request: QuoteRequestBody;
  /** The live quotes. */
  responses: readonly ReceivedResponseBody[];
  canDecide: boolean;
};

/** Quotes side by side, one fact per line; stacked cards on phones. */
export function OfferComparison({ request, responses, canDecide }: Props) {
  const [order, setOrder] = useState<OfferOrder>("amount");
  const { unit, offers } = compareResponses(request, sortOffers(responses, order));
  return (
    <Stack gap="medium">
      <div className={sorting}>
        <Field label="Sort by">
          {(control) => (
            <Select
              {...control}
              options={offerOrders}
              value={order}
              onChange={(event) => setOrder(event.target.value as OfferOrder)}
            />
          )}
        </Field>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ul className={columns} role="list" aria-label="Quotes side by side">
        {offers.map((offer) => (
          <ComparedOffer
            key={offer.response.id}
            offer={offer}
            unit={unit}
            canDecide={canDecide && offer.response.status === "pending"}
            othersPending={responses.some(
              ({ id, status }) => id !== offer.response.id && status === "pending",
            )}
          />
        ))}
      </ul>
      <Text size="small" tone="muted">
        {unitNote(unit)} We detect these items from the builder's message. Check with the builder
        before you rely on them.
      </Text>
    </Stack>
  );
}
