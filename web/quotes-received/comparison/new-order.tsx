import { useState } from "react";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { holdOrder, inHeldOrder, newsSince } from "./offer-table/held-order.ts";
import { screenOnly } from "./offer-table/offer-table.css.ts";
import type { OfferOrder } from "./offer-table/sort-offers.ts";

type Sorted = { response: ReceivedResponseBody };

/**
 * Keeps quotes in their places when others arrive or are revised, until the reader asks for the new
 * order.
 */
export function useHeldOrder<Offer extends Sorted>(sorted: readonly Offer[], order: OfferOrder) {
  const [stored, setHeld] = useState(() => holdOrder(sorted, order));
  const held = stored.order === order ? stored : holdOrder(sorted, order);
  if (held !== stored) setHeld(held);
  return {
    shown: inHeldOrder(sorted, held),
    news: newsSince(sorted, held),
    take: () => setHeld(holdOrder(sorted, order)),
  };
}

type Props = { news: ReturnType<typeof newsSince<Sorted>>; onTake: () => void };

/**
 * Notice that quotes changed while the reader looked at them: lists them, and offers the new order.
 */
export function NewOrder({ news: { sent, revised, isReordered }, onTake }: Props) {
  if (sent.length + revised.length === 0 && !isReordered) return null;
  const words = [
    ...(revised.length > 0 ? [`${namesOf(revised)} revised.`] : []),
    ...(sent.length > 0 ? [`New from ${namesOf(sent)}.`] : []),
    ...(isReordered ? ["The columns stay where they are until you want the new order."] : []),
  ];
  return (
    <div className={screenOnly}>
      <Notice
        title={sent.length + revised.length > 0 ? "The quotes changed" : "The order changed"}
        action={
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              // the button disappears with the notice; a row's header keeps its place when columns
              // move
              const grid = currentTarget.closest("main")?.querySelector("[role=grid]");
              grid?.querySelector<HTMLElement>("th")?.focus({ preventScroll: true });
              onTake();
            }}
          >
            {isReordered ? "Show the new order" : "OK"}
          </Button>
        }
      >
        {words.join(" ")}
      </Notice>
    </div>
  );
}

function namesOf(offers: readonly Sorted[]): string {
  const names = offers.map(({ response }) => response.builder?.name ?? "Unknown Builder");
  return new Intl.ListFormat("en-US").format(names);
}
