import { Link } from "react-router";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import type { QueuedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { promisedQuotes } from "../../../domain/shared/promised-numbers.ts";
import { ShowName } from "../../trade-shows/show-name.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Name } from "../../ui/text/name.tsx";
import { requestStatusLook } from "../requests/request-status-look.ts";
import { boothOf } from "./booth-of.ts";
import { Clock } from "./clock.tsx";
import { item as itemStyle, marks, muted, row, rowHead, show } from "./queue.css.ts";
import type { QueueItem } from "./queue-query.ts";
import { nextDueAt, standingLooks } from "./standing-look.ts";

type Props = { item: QueueItem; href: string; isCurrent: boolean };

/** The DOM id of a request's row. */
export const rowId = (id: string) => `queue-${id}`;

/** A request of the queue in four short lines. */
export function QueueRow({ item, href, isCurrent }: Props) {
  const { id, quote, promise } = item;
  const { tradeShowName, company, status, priority } = quote ?? promise;
  const look = requestStatusLook(status);
  return (
    <li className={itemStyle}>
      <Link
        to={href}
        preventScrollReset
        id={rowId(id)}
        className={row}
        aria-current={isCurrent || undefined}
      >
        <span className={rowHead}>
          <span className={show}>
            <ShowName show={{ title: tradeShowName, startDate: quote?.eventDate ?? null }} />
          </span>
          {quote ? (
            <Clock is="waiting since" at={quote.createdAt} />
          ) : (
            <Clock is="due" at={nextDueAt(promise)} again={promise.lookAgainAt} />
          )}
        </span>
        <span>
          <Name>{company}</Name>
        </span>
        <span className={muted}>{quote ? boothOf(quote) : promise.why}</span>
        <span className={marks}>
          <span>{quote ? invitedOf(quote) : quotesOf(promise)}</span>
          {quote?.due && status === "pending" && (
            <span>
              First quote <Clock is="due" at={quote.due.firstDueAt} />
            </span>
          )}
          {promise && (
            <Badge tone={standingLooks[promise.standing].tone}>
              {standingLooks[promise.standing].label}
            </Badge>
          )}
          {quote && status !== "pending" && <Badge tone={look.tone}>{look.label}</Badge>}
          {priority === "high" && <Badge tone="critical">High priority</Badge>}
        </span>
      </Link>
    </li>
  );
}

function invitedOf({ assignedBuilders, interested, due }: AdminQuoteBody): string {
  const invited = `${assignedBuilders.length} of ${due?.numbers.quotesPromised ?? promisedQuotes} invited`;
  return interested.length > 0 ? `${invited}, ${interested.length} interested` : invited;
}

function quotesOf({ boothSize, outlook, promised }: QueuedPromiseBody): string {
  const booth = boothSizeText(boothSize);
  return outlook
    ? `${booth}, ${outlook.countable} of ${promised} quotes, ${outlook.asked} invited`
    : booth;
}
