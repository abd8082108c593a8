import type { AdminQuoteBody } from "../../app-server/contract/admin.ts";
import { isOpen, type RequestStatus } from "../../domain/quotes/request-state.ts";
import { formatDate } from "../format.ts";
import { priorityLook } from "../quotes/priority-look.ts";
import { requestFacts } from "../quotes/request-facts.ts";
import { row, rowHead } from "../quotes/rows.css.ts";
import { Badge } from "../ui/badge.tsx";
import { DataList } from "../ui/data-list.tsx";
import { Heading } from "../ui/heading.tsx";
import { Inline } from "../ui/inline.tsx";
import { Text } from "../ui/text.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { Assignments } from "./assignments.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteNotes } from "./quote-notes.tsx";
import { requestStatusLook } from "./request-status-look.ts";

type Props = { quote: AdminQuoteBody; builders: ReadonlyMap<string, string> };

/** One request on the admin's desk. `builders` names those who can be, or are, assigned. */
export function AdminQuote({ quote, builders }: Props) {
  const status = requestStatusLook(quote.status);
  const priority = priorityLook(quote.priority, "medium");
  const email = <TextLink to={`mailto:${quote.email}`}>{quote.email}</TextLink>;
  return (
    <li className={row}>
      <div className={rowHead}>
        <div>
          <Heading level={3} size="card">
            {quote.company}
          </Heading>
          <Text tone="muted">
            {quote.firstName} {quote.lastName}
          </Text>
        </div>
        <Inline>
          <Badge tone={status.tone}>{status.label}</Badge>
          <Badge tone={priority.tone}>{priority.label} priority</Badge>
        </Inline>
      </div>
      <DataList
        columns={3}
        items={[
          { label: "Trade show", value: quote.tradeShowName },
          ...requestFacts(quote),
          { label: "Contact email", value: email },
          { label: "Last updated", value: formatDate(quote.updatedAt, "PPp") },
        ]}
      />
      {quote.cancelReason && <Text>Reason for cancelling: {quote.cancelReason}</Text>}
      <Assignments quote={quote} builders={builders} />
      <QuoteNotes quote={quote} />
      <QuoteActions
        quote={quote}
        builders={builders}
        isOpen={isOpen(quote.status as RequestStatus)}
      />
    </li>
  );
}
