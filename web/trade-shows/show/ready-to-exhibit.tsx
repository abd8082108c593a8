import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Text } from "../../ui/text/text.tsx";
import { QuoteButton } from "./quote-button.tsx";
import { unprinted } from "./show-view.css.ts";

/** The last word of a show's page: from here to a booth. */
export function ReadyToExhibit({ show }: { show: TradeShowBody }) {
  const isSoldOut = show.status === "sold-out";
  return (
    <div className={unprinted}>
      <Card as="section" tone={isSoldOut ? "sunken" : "accent"}>
        <CardHeader title="Ready to Exhibit?" />
        <Text>
          {isSoldOut
            ? "This show is sold out. See what's next while prime corners are still open."
            : "Describe your booth once. Five builders send you a price and a plan, the first within 24 hours."}
        </Text>
        <QuoteButton show={show} label="Start Quote Request" soldOut="Event Sold Out" full />
      </Card>
    </div>
  );
}
