import type { OwnQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { briefPictureName } from "../../../domain/quotes/brief-picture.ts";
import { shortShowName } from "../../../domain/trade-shows/short-show-name.ts";
import { requestFacts } from "../../quotes/request/request-facts.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { pressable } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { requestStatusText } from "../request-status-text.ts";
import {
  actions,
  drawing,
  entry,
  fact,
  facts,
  sentence,
  thumb,
  title,
  value,
  words,
} from "./request-row.css.ts";
import { requestSentence } from "./request-sentence.ts";

type Props = { request: OwnQuoteBody; onOpen: () => void };

/** Standings in which quotes are compared, or can be reviewed after the choice. */
const compared = new Set(["quotes-to-decide", "quote-accepted"]);

/** One of the exhibitor's requests. The row and its button open it. */
export function RequestRow({ request, onOpen }: Props) {
  const { id, tradeShowName, eventDate, standing, timeLine } = request;
  const { badge, tone } = requestStatusText(request);
  const said = requestSentence(request);
  const canCompare = compared.has(standing) && timeLine.quotes.received > 1;
  const items = [
    ...requestFacts(request).map((each) => ({ ...each, shown: "" })),
    { label: "Created", value: created(request), shown: "Created " },
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the keyboard there is the button
    <li className={`${entry} ${pressable}`} onClick={onOpen}>
      <div className={thumb}>
        <img
          src={thumbnail(request)}
          alt=""
          width={200}
          height={150}
          loading="lazy"
          decoding="async"
          className={drawing}
        />
      </div>
      <div className={words}>
        <div className={title}>
          <Heading level={4} size="card">
            <Name>{shortShowName(tradeShowName, eventDate)}</Name>
          </Heading>
          <Badge tone={tone}>{badge}</Badge>
        </div>
        <p className={sentence}>
          {said.before}
          {said.dueAt && <DateText iso={said.dueAt} format="due" />}
          <span>{said.after}</span>
        </p>
        <dl className={facts}>
          {items.map(({ label, value: what, shown }) => (
            <div key={label} className={fact}>
              <dt>
                <VisuallyHidden>{label}</VisuallyHidden>
              </dt>
              <dd className={value}>
                {shown && <span aria-hidden="true">{shown}</span>}
                <span>{what}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={actions}>
        {canCompare && (
          // the row opens the details, and this link another page
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the link itself
          // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a press from the row
          <span onClick={(event) => event.stopPropagation()}>
            <LinkButton to={`/requests/${id}/compare`} size="small">
              Compare<VisuallyHidden> quotes for {tradeShowName}</VisuallyHidden>
            </LinkButton>
          </span>
        )}
        <Button size="small">
          View Details<VisuallyHidden> of {tradeShowName}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

/** URL of the booth's drawing: inline, twenty of them would outweigh the rest of the page. */
function thumbnail(request: OwnQuoteBody): string {
  return `/img/brief/${briefPictureName(request).replace(/png$/, "svg")}`;
}

function created({ createdAt }: { createdAt: string | null }) {
  return createdAt ? <DateText iso={createdAt} /> : "Unknown date";
}
