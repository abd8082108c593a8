import { Link } from "react-router";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { promisedQuotes } from "../../../domain/quotes/limits.ts";
import { budgetRanges, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { requestStatusLook } from "../requests/request-status-look.ts";
import { item, marks, muted, row, rowHead, show } from "./queue.css.ts";
import { Waited } from "./waited.tsx";

type Props = { quote: AdminQuoteBody; href: string; isCurrent: boolean };

/** The DOM id of a request's row. */
export const rowId = (id: string) => `queue-${id}`;

/** A request of the queue in four short lines. */
export function QueueRow({ quote, href, isCurrent }: Props) {
  const { boothSize, industry, budget, status, priority, interested, assignedBuilders } = quote;
  const look = requestStatusLook(status);
  const facts = [
    `${boothSizeText(boothSize)} ${labelOf(exhibitTypes, industry)}`,
    budget && labelOf(budgetRanges, budget),
  ];
  const counts = [
    `${assignedBuilders.length} of ${promisedQuotes} invited`,
    interested.length > 0 && `${interested.length} interested`,
  ];
  return (
    <li className={item}>
      <Link
        to={href}
        preventScrollReset
        id={rowId(quote.id)}
        className={row}
        aria-current={isCurrent || undefined}
      >
        <span className={rowHead}>
          <span className={show}>{quote.tradeShowName}</span>
          <Waited since={quote.createdAt} />
        </span>
        <span>{quote.company}</span>
        <span className={muted}>{facts.filter(Boolean).join(", ")}</span>
        <span className={marks}>
          <span>{counts.filter(Boolean).join(", ")}</span>
          {status !== "pending" && <Badge tone={look.tone}>{look.label}</Badge>}
          {priority === "high" && <Badge tone="critical">High priority</Badge>}
        </span>
      </Link>
    </li>
  );
}
