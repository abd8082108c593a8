import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { Button } from "../../ui/action/button.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { prose } from "../../ui/data/rows.css.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { offerChanges } from "./offer-changes.ts";
import { after, before } from "./revised-offer.css.ts";

type Props = { seen: QuoteResponseBody; current: QuoteResponseBody; onLook: () => void };

/**
 * Shown when the quote was revised while its reader was deciding: both versions, and a button to
 * continue with the new one.
 */
export function RevisedOffer({ seen, current, onLook }: Props) {
  const changes = offerChanges(seen, current);
  return (
    <Notice
      tone="caution"
      title="The builder just revised this quote"
      action={
        <Button size="small" onClick={onLook}>
          Continue with the revised quote
        </Button>
      }
    >
      {changes.length === 0 ? (
        "It says the same as before."
      ) : (
        <DataList
          columns={1}
          items={changes.map(({ label, was, now }) => ({
            label,
            value: (
              <span className={prose}>
                <span className={before}>Was {was}</span>
                <strong className={after}>Now {now}</strong>
              </span>
            ),
          }))}
        />
      )}
    </Notice>
  );
}
