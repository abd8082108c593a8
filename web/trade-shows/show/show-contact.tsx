import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { contact } from "./show-contact.css.ts";

/** The show's contact; nothing when there is none. */
export function ShowContact({ show }: { show: TradeShowBody }) {
  if (!show.contactInformation) return null;
  return (
    <Card as="section">
      <CardHeader title="Contact Information" />
      <div className={contact}>
        <RichText html={show.contactInformation} />
      </div>
    </Card>
  );
}
