import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { isOpen, type RequestStatus } from "../../../domain/quotes/request-state.ts";
import { priorityLook } from "../../quotes/request/priority-look.ts";
import { requestFacts } from "../../quotes/request/request-facts.ts";
import { Facts } from "../../ui/data/facts.tsx";
import { prose, row, rowHead } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { Assignments } from "../matching/assignments.tsx";
import { OtherBuilders } from "../matching/other-builders.tsx";
import { QuoteActions } from "./actions/quote-actions.tsx";
import { sides } from "./admin-quote.css.ts";
import { requestStatusLook } from "./request-status-look.ts";

type Props = {
  quote: AdminQuoteBody;
  builders: ReadonlyMap<string, string>;
  /** Called when the admin begins to act on the request, its dialogs included. */
  onWork: () => void;
};

/** One request on the admin dashboard. `builders` maps ids to names. */
export function AdminQuote({ quote, builders, onWork }: Props) {
  const status = requestStatusLook(quote.status);
  const priority = priorityLook(quote.priority, "medium");
  return (
    <li className={row} onFocus={onWork}>
      <div className={rowHead}>
        <div>
          <Heading level={3} size="card">
            {quote.company}
          </Heading>
          <Text tone="muted">
            {quote.erasedAt ? (
              <span>
                Personal data erased on <DateText iso={quote.erasedAt} />
              </span>
            ) : (
              <span>
                <bdi>{`${quote.firstName} ${quote.lastName}`}</bdi>,{" "}
                <TextLink to={`mailto:${quote.email}`}>{quote.email}</TextLink>
              </span>
            )}
          </Text>
        </div>
        <Inline>
          <Badge tone={status.tone}>{status.label}</Badge>
          <Badge tone={priority.tone}>{priority.label} priority</Badge>
        </Inline>
      </div>
      <Facts
        items={[{ label: "Trade show", value: quote.tradeShowName }, ...requestFacts(quote)]}
      />
      {quote.cancelReason && <Text>Reason for canceling: {quote.cancelReason}</Text>}
      <div className={sides}>
        <Assignments quote={quote} builders={builders} />
        <OtherBuilders quote={quote} builders={builders} />
        {quote.notes && (
          <div>
            <Text size="small" tone="muted">
              Notes
            </Text>
            <p className={prose}>{quote.notes}</p>
            {quote.notesBy && (
              <Text size="small" tone="muted">
                {quote.notesBy.name ?? "A deleted account"},{" "}
                <DateText iso={quote.notesBy.at} format="PPp" />
              </Text>
            )}
          </div>
        )}
      </div>
      <QuoteActions
        quote={quote}
        builders={builders}
        isOpen={isOpen(quote.status as RequestStatus)}
      />
      <Text size="small" tone="muted">
        Last updated: <DateText iso={quote.updatedAt} format="PPp" />
      </Text>
    </li>
  );
}
