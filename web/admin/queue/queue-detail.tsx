import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import type { ViewedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import type { SuggestionBody } from "../../../app-server/contract/quotes/suggested-builders.ts";
import { promisedQuotes } from "../../../domain/shared/promised-numbers.ts";
import { callQuery } from "../../api/call-query.ts";
import { useOpened } from "../../page/use-opened.ts";
import { eventDateText } from "../../quotes/event-date-text.ts";
import { priorityLook } from "../../quotes/request/priority-look.ts";
import { RequestSpecification } from "../../quotes/request/request-specification.tsx";
import { ShowName } from "../../trade-shows/show-name.tsx";
import { Button } from "../../ui/action/button.tsx";
import { ContactLinks } from "../../ui/data/contact-links.tsx";
import { prose } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { foldSummary } from "../folded.css.ts";
import { AssignmentConflict } from "../matching/assignment-conflict.tsx";
import { Assignments } from "../matching/assignments.tsx";
import { OtherBuilders } from "../matching/other-builders.tsx";
import { suggestedBuildersQuery } from "../matching/suggested-builders-query.ts";
import { CancelQuote } from "../requests/actions/cancel-quote.tsx";
import { EditNotes } from "../requests/actions/edit-notes.tsx";
import { History } from "../requests/actions/history.tsx";
import { PrioritySelect } from "../requests/actions/priority-select.tsx";
import { RequestDialogs } from "../requests/actions/request-dialogs.tsx";
import { requestStatusLook } from "../requests/request-status-look.ts";
import { boothOf } from "./booth-of.ts";
import { Clock } from "./clock.tsx";
import { InviteBar } from "./invite-bar.tsx";
import { topSuggestions } from "./invite-state.ts";
import { MissedCase } from "./missed-case.tsx";
import { PromisePanel } from "./promise-panel.tsx";
import { builderPane, detail, detailHead, halves, requirements } from "./queue.css.ts";
import { QueueSuggestions } from "./queue-suggestions.tsx";
import { nextDueAt } from "./standing-look.ts";
import { useInvite } from "./use-invite.ts";

/**
 * The builders that an admin has checked, and the version of the assignment that was shown then;
 * null means the latest version. `email`: an edited answer about a missed promise.
 */
export type Draft = { ticked?: readonly string[]; version?: number | null; email?: string };

type Props = {
  quote: AdminQuoteBody;
  builders: ReadonlyMap<string, string>;
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  onInvited: (builderIds: readonly string[], names: readonly string[]) => void;
  /** The case is closed, or the admin keeps trying without another builder. */
  onDone: () => void;
  onSkip: (() => void) | null;
  inviteButton: RefObject<HTMLButtonElement | null>;
};

/**
 * A request of the queue: the whole brief, the exhibitor's contact data, and the builders to
 * invite.
 */
export function QueueDetail({ quote, builders, draft, onDraft, onInvited, ...rest }: Props) {
  const { onDone, onSkip, inviteButton } = rest;
  const opened = useOpened();
  const suggested = useQuery(suggestedBuildersQuery(quote.id));
  const { data: promise, isPending: isPromisePending } = useQuery(
    callQuery("GET /api/admin/quotes/:id/promise", { params: { id: quote.id } }),
  );
  const assigned = quote.assignedBuilders;
  const proposal = promise?.proposal ?? null;
  const suggestions = withProposed(suggested.data?.suggestions ?? [], proposal);
  const proposed = proposal?.builders.map(({ builderId }) => builderId) ?? [];
  const isReady = !isPromisePending && !suggested.isPending;
  const promised = quote.due?.numbers.quotesPromised ?? promisedQuotes;
  const top = proposal
    ? proposed.filter((id) => !assigned.includes(id))
    : topSuggestions(suggestions, assigned, promised);
  const first = isReady ? top : [];
  const ticked = (draft?.ticked ?? first).filter((id) => !assigned.includes(id));
  const isProposed = ticked.every((id) => proposed.includes(id));
  const nameOf = (id: string) =>
    builders.get(id) ?? suggestions.find(({ builderId }) => builderId === id)?.name;
  const names = ticked.map((id) => nameOf(id) ?? "a builder");
  const invitation = useInvite(quote, () => onInvited(ticked, names));
  const versions = {
    assignmentVersion: draft?.version ?? quote.version,
    version: proposal && isProposed ? proposal.version : null,
  };
  const isOutdated = typeof draft?.version === "number" && draft.version !== quote.version;
  const status = requestStatusLook(quote.status);
  const priority = priorityLook(quote.priority, "medium");

  return (
    <div className={detail}>
      <div className={detailHead}>
        <div>
          <Heading level={3} size="card">
            <ShowName show={{ title: quote.tradeShowName, startDate: quote.eventDate }} />
          </Heading>
          <Text tone="muted">{quote.company}</Text>
        </div>
        <Inline>
          {promise && promise.standing !== "over" ? (
            <Clock is="due" at={nextDueAt(promise)} again={promise.lookAgainAt} />
          ) : (
            <Clock is="waiting since" at={quote.createdAt} />
          )}
          <Badge tone={status.tone}>{status.label}</Badge>
          <Badge tone={priority.tone}>{priority.label} priority</Badge>
        </Inline>
      </div>
      {promise?.missed && (
        <MissedCase
          promise={promise}
          missed={promise.missed}
          email={draft?.email ?? null}
          onEmail={(email) => onDraft({ ...draft, email })}
          ticked={ticked}
          names={names}
          versions={versions}
          onClosed={onDone}
          onKept={(invited) => (invited > 0 ? onInvited(ticked, names) : onDone())}
        />
      )}
      <div className={halves}>
        <Brief quote={quote} />
        <div className={builderPane}>
          <QueueSuggestions
            query={suggested}
            suggestions={suggestions}
            selected={ticked}
            onSelect={(ids) =>
              onDraft({ ...draft, ticked: ids, version: draft?.version ?? quote.version })
            }
          />
        </div>
        <div className={detail}>
          <details>
            <summary className={foldSummary}>Everything in the brief</summary>
            <RequestSpecification request={quote} />
          </details>
          <Contact quote={quote} />
          {(assigned.length > 0 || quote.declined.length > 0 || quote.interested.length > 0) && (
            <Stack gap="small">
              {assigned.length > 0 && <Assignments quote={quote} builders={builders} />}
              <OtherBuilders quote={quote} builders={builders} />
            </Stack>
          )}
          {quote.notes && (
            <div>
              <Text size="small" tone="muted">
                Notes
              </Text>
              <p className={prose}>{quote.notes}</p>
            </div>
          )}
          {promise && <PromisePanel promise={promise} />}
        </div>
      </div>
      <Inline>
        <Button size="small" onClick={() => opened.open("assign", quote.id)}>
          Choose other builders
        </Button>
        {assigned.length > 0 && (
          <Button size="small" onClick={() => opened.open("request", quote.id)}>
            View Quotes
          </Button>
        )}
        <EditNotes quote={quote} />
        <History quote={quote} />
        <CancelQuote quote={quote} />
        <PrioritySelect quote={quote} />
      </Inline>
      {(invitation.conflict !== null || isOutdated) && (
        <AssignmentConflict
          words={invitation.conflict}
          assigned={assigned.map((id) => builders.get(id) ?? "an unknown builder")}
          onReload={() =>
            invitation.reload().then(() => onDraft({ ...draft, ticked, version: null }))
          }
        />
      )}
      {invitation.problem !== null && (
        <Notice tone="critical" title="The builders were not invited">
          {invitation.problem}
        </Notice>
      )}
      {!promise?.missed && (
        <InviteBar
          ticked={ticked}
          names={names}
          top={top}
          promised={promised}
          invited={assigned.length}
          isProposed={proposal !== null && isProposed}
          isSaving={invitation.invite.isPending}
          onInvite={() =>
            invitation.invite.mutate({
              builderIds: ticked,
              version: versions.assignmentVersion,
              proposal: versions.version,
            })
          }
          button={inviteButton}
          onSkip={onSkip}
        />
      )}
      <RequestDialogs quote={quote} builders={builders} />
    </div>
  );
}

/** The facts that builders are chosen by in two lines, and the requirements as they were written. */
function Brief({ quote }: { quote: AdminQuoteBody }) {
  const { eventDate, venue, additionalRequirements } = quote;
  return (
    <div>
      <Text>{boothOf(quote)}</Text>
      <Text>
        {eventDateText(eventDate)}, {venue}
      </Text>
      {additionalRequirements && (
        <blockquote className={requirements}>{additionalRequirements}</blockquote>
      )}
    </div>
  );
}

/** The exhibitor's contact person, with links to email and to call. */
function Contact({ quote }: { quote: AdminQuoteBody }) {
  const { firstName, lastName, jobTitle, email, phone, erasedAt } = quote;
  if (erasedAt) {
    return (
      <Text tone="muted">
        Personal data erased on <DateText iso={erasedAt} />
      </Text>
    );
  }
  return (
    <Inline gap="medium">
      <Text weight="strong">
        <bdi>{`${firstName} ${lastName}`}</bdi>
        {jobTitle && <span>{`, ${jobTitle}`}</span>}
      </Text>
      <ContactLinks email={email} phone={phone} />
    </Inline>
  );
}

/** The suggestions, plus proposed builders who are not among the best twelve. */
function withProposed(
  suggestions: readonly SuggestionBody[],
  proposal: ViewedPromiseBody["proposal"],
): SuggestionBody[] {
  const others = proposal?.builders.filter(
    ({ builderId }) => !suggestions.some((each) => each.builderId === builderId),
  );
  const added = others?.map(({ builderId, name, points, reasons }) => ({
    builderId,
    name,
    points,
    reasons,
    load: "Proposed to keep the promise",
    isAssigned: false,
    isPreferred: false,
  }));
  return [...suggestions, ...(added ?? [])];
}
