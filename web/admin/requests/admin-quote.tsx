import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { budgetRanges, labelOf } from "../../../domain/quotes/options.ts";
import { isOpen, type RequestStatus } from "../../../domain/quotes/request-state.ts";
import { eventDateText } from "../../quotes/event-date-text.ts";
import { priorityLook } from "../../quotes/request/priority-look.ts";
import { requestFacts } from "../../quotes/request/request-facts.ts";
import { ShowName } from "../../trade-shows/show-name.tsx";
import { Facts } from "../../ui/data/facts.tsx";
import { prose } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Name } from "../../ui/text/name.tsx";
import { Text } from "../../ui/text/text.tsx";
import { alone } from "../../ui/text/text-link.css.ts";
import { TextLink } from "../../ui/text/text-link.tsx";
import { Assignments } from "../matching/assignments.tsx";
import { OtherBuilders } from "../matching/other-builders.tsx";
import { QuoteActions } from "./actions/quote-actions.tsx";
import { RequestDialogs } from "./actions/request-dialogs.tsx";
import {
  arrow,
  cell,
  columns,
  company,
  line,
  narrowOnly,
  opened,
  request,
  sides,
} from "./admin-quote.css.ts";
import { requestStatusLook } from "./request-status-look.ts";

type Props = {
  quote: AdminQuoteBody;
  builders: ReadonlyMap<string, string>;
  /** Whether the request is open until someone closes it. */
  startsOpen: boolean;
  /** Called when the admin begins to act on the request, its dialogs included. */
  onWork: () => void;
};

/** The names of the columns; a screen reader hears the cells without them. */
export function QuoteColumns() {
  const names = ["Company", "Show", "Date", "Size", "Budget", "Status", "Assigned", "Updated"];
  return (
    <div className={columns} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

/**
 * One request of the list in one line, which opens to all that is known about it. `builders` maps
 * ids to names.
 */
export function AdminQuote({ quote, builders, startsOpen, onWork }: Props) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const isShown = choice ?? startsOpen;
  const status = requestStatusLook(quote.status);
  function onFocus() {
    onWork();
    // what is being worked on stays open when the list changes
    if (isShown) setChoice(true);
  }
  return (
    <li className={request} onFocus={onFocus}>
      <details
        open={isShown}
        onToggle={({ currentTarget: { open } }) => open !== isShown && setChoice(open)}
      >
        <summary className={line}>
          <span className={company}>
            <Name>{quote.company}</Name>
          </span>
          <span className={cell}>
            <ShowName show={{ title: quote.tradeShowName, startDate: quote.eventDate }} />
          </span>
          <span className={cell}>{eventDateText(quote.eventDate)}</span>
          <span className={cell}>{boothSizeText(quote.boothSize)}</span>
          <span className={cell}>{quote.budget && labelOf(budgetRanges, quote.budget)}</span>
          <span>
            <Badge tone={status.tone}>{status.label}</Badge>
          </span>
          <span className={cell}>{quote.assignedBuilders.length} assigned</span>
          <span className={cell}>
            <span className={narrowOnly}>Updated </span>
            <DateText iso={quote.updatedAt} format="MMM d" />
          </span>
          <ChevronDown size={18} className={arrow} aria-hidden="true" />
        </summary>
        {isShown && <OpenedQuote quote={quote} builders={builders} />}
      </details>
      <RequestDialogs quote={quote} builders={builders} />
    </li>
  );
}

function OpenedQuote({ quote, builders }: Pick<Props, "quote" | "builders">) {
  const priority = priorityLook(quote.priority, "medium");
  return (
    <div className={opened}>
      <Inline justify="between">
        <Text tone="muted">
          {quote.erasedAt ? (
            <span>
              Personal data erased on <DateText iso={quote.erasedAt} />
            </span>
          ) : (
            <span className={alone}>
              <bdi>{`${quote.firstName} ${quote.lastName}`}</bdi>,{" "}
              <TextLink to={`mailto:${quote.email}`}>{quote.email}</TextLink>
            </span>
          )}
        </Text>
        <Badge tone={priority.tone}>{priority.label} priority</Badge>
      </Inline>
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
      <QuoteActions quote={quote} isOpen={isOpen(quote.status as RequestStatus)} />
      <Text size="small" tone="muted">
        Last updated: <DateText iso={quote.updatedAt} format="PPp" />
      </Text>
    </div>
  );
}
