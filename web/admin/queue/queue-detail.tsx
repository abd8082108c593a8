import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { useOpened } from "../../page/use-opened.ts";
import { priorityLook } from "../../quotes/request/priority-look.ts";
import { RequestSpecification } from "../../quotes/request/request-specification.tsx";
import { Button } from "../../ui/action/button.tsx";
import { prose } from "../../ui/data/rows.css.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { ContactLinks } from "../../ui/text/contact-links.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { AssignmentConflict } from "../matching/assignment-conflict.tsx";
import { Assignments } from "../matching/assignments.tsx";
import { OtherBuilders } from "../matching/other-builders.tsx";
import { suggestedBuildersQuery } from "../matching/suggested-builders-query.ts";
import { useAssignment } from "../matching/use-assignment.ts";
import { CancelQuote } from "../requests/actions/cancel-quote.tsx";
import { EditNotes } from "../requests/actions/edit-notes.tsx";
import { History } from "../requests/actions/history.tsx";
import { PrioritySelect } from "../requests/actions/priority-select.tsx";
import { requestStatusLook } from "../requests/request-status-look.ts";
import { InviteBar } from "./invite-bar.tsx";
import { topSuggestions } from "./invite-state.ts";
import { detail, detailHead } from "./queue.css.ts";
import { QueueSuggestions } from "./queue-suggestions.tsx";
import { Waited } from "./waited.tsx";

/** The builders that an admin has ticked for a request, and the version of the assignment that was shown then; null: the latest. */
export type Draft = { ticked: readonly string[]; version: number | null };

type Props = {
  quote: AdminQuoteBody;
  builders: ReadonlyMap<string, string>;
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  onInvited: (names: readonly string[]) => void;
  onSkip: (() => void) | null;
  inviteButton: RefObject<HTMLButtonElement | null>;
};

/** A request of the queue: the whole brief, who asks, and the builders to invite. */
export function QueueDetail({ quote, builders, draft, onDraft, onInvited, ...rest }: Props) {
  const { onSkip, inviteButton } = rest;
  const opened = useOpened();
  const suggested = useQuery(suggestedBuildersQuery(quote.id));
  const suggestions = suggested.data?.suggestions ?? [];
  const assigned = quote.assignedBuilders;
  const top = topSuggestions(suggestions, assigned);
  const ticked = (draft?.ticked ?? top).filter((id) => !assigned.includes(id));
  const nameOf = (id: string) =>
    builders.get(id) ?? suggestions.find(({ builderId }) => builderId === id)?.name;
  const assignment = useAssignment(quote, draft?.version ?? quote.version, {
    onDone: () => onInvited(ticked.map((id) => nameOf(id) ?? "a builder")),
    isQuiet: true,
  });
  const isOutdated = typeof draft?.version === "number" && draft.version !== quote.version;
  const status = requestStatusLook(quote.status);
  const priority = priorityLook(quote.priority, "medium");

  return (
    <div className={detail}>
      <div className={detailHead}>
        <div>
          <Heading level={3} size="card">
            {quote.tradeShowName}
          </Heading>
          <Text tone="muted">{quote.company}</Text>
        </div>
        <Inline>
          <Waited since={quote.createdAt} />
          <Badge tone={status.tone}>{status.label}</Badge>
          <Badge tone={priority.tone}>{priority.label} priority</Badge>
        </Inline>
      </div>
      <RequestSpecification request={quote} />
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
      <QueueSuggestions
        query={suggested}
        selected={ticked}
        onSelect={(ids) => onDraft({ ticked: ids, version: draft?.version ?? quote.version })}
      />
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
      {(assignment.conflict !== null || isOutdated) && (
        <AssignmentConflict
          words={assignment.conflict}
          assigned={assigned.map((id) => builders.get(id) ?? "an unknown builder")}
          onReload={() => assignment.reload().then(() => onDraft({ ticked, version: null }))}
        />
      )}
      {assignment.problem !== null && assignment.conflict === null && (
        <Notice tone="critical" title="The builders were not invited">
          {assignment.problem}
        </Notice>
      )}
      <InviteBar
        ticked={ticked}
        top={top}
        invited={assigned.length}
        isSaving={assignment.save.isPending}
        onInvite={() => assignment.save.mutate([...assigned, ...ticked])}
        button={inviteButton}
        onSkip={onSkip}
      />
    </div>
  );
}

/** The person who asks, with links to write and to call. */
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
        {firstName} {lastName}
        {jobTitle && `, ${jobTitle}`}
      </Text>
      <ContactLinks email={email} phone={phone} />
    </Inline>
  );
}
