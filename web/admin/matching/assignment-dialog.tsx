import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { promisedQuotes } from "../../../domain/shared/promised-numbers.ts";
import { callQuery } from "../../api/call-query.ts";
import { RequestSpecification } from "../../quotes/request/request-specification.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useGuardedClose } from "../../ui/overlay/use-guarded-close.tsx";
import { assignmentChanges } from "./assignment-changes.ts";
import { AssignmentConflict } from "./assignment-conflict.tsx";
import type { BuilderOption } from "./builder-options.ts";
import { BuilderSelector } from "./builder-selector.tsx";
import { ChosenBuilders } from "./chosen-builders.tsx";
import { toggle } from "./ineligible-builders.css.ts";
import { SaveAssignment } from "./save-assignment.tsx";
import { suggestedBuildersQuery } from "./suggested-builders-query.ts";
import { toggled } from "./toggled.ts";
import { useAssignment } from "./use-assignment.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  quote: AdminQuoteBody;
  builders: ReadonlyMap<string, string>;
};

/**
 * The dialog in which builders are selected for a request. It starts from the current assignment;
 * closing it discards the selection.
 */
export function AssignmentDialog({ open, onClose, quote, builders }: Props) {
  const choice = useSeenAssignment(quote, open);
  const [picked, setPicked] = useState<readonly BuilderOption[]>([]);
  const { data: suggested } = useQuery({ ...suggestedBuildersQuery(quote.id), enabled: open });
  const nameOf = (id: string) =>
    builders.get(id) ??
    suggested?.suggestions.find(({ builderId }) => builderId === id)?.name ??
    picked.find(({ value }) => value === id)?.label ??
    "Unknown Builder";
  const close = () => {
    assignment.save.reset();
    onClose();
  };
  const assignment = useAssignment(quote, choice.seen.version, close);
  const promised = quote.due?.numbers.quotesPromised ?? promisedQuotes;
  const changes = assignmentChanges(quote.assignedBuilders, new Set(choice.selected), promised);
  const guard = useGuardedClose(changes.canSave && !assignment.isSaved, close, {
    title: "Discard your selection?",
    description: "It has not been saved.",
  });
  const mayBeDecided = open && quote.status === "in-progress";
  const responses = useQuery({
    ...callQuery("GET /api/quote-requests/:id/responses", { params: { id: quote.id } }),
    enabled: mayBeDecided,
  });
  const isDecided = responses.data?.some(({ status }) => status === "accepted") ?? false;
  const isConflict = assignment.conflict !== null || choice.isOutdated;

  return (
    <Dialog
      open={open}
      startsInField
      onOpenChange={(isOpen) => isOpen || guard.close()}
      title={quote.assignedBuilders.length > 0 ? "Modify Assignment" : "Assign Builders"}
      description={`${quote.company}, ${quote.tradeShowName}`}
      size="large"
      footer={
        <>
          <ChosenBuilders
            selected={choice.selected}
            asked={quote.assignedBuilders}
            nameOf={nameOf}
            onRemove={(id) => choice.select(toggled(choice.selected, id))}
          />
          <Button onClick={close}>Cancel</Button>
          <SaveAssignment
            changes={isDecided ? { ...changes, canSave: false } : changes}
            builders={builders}
            isSaving={assignment.save.isPending}
            onSave={() => assignment.save.mutate([...choice.selected])}
          />
        </>
      }
    >
      <Stack>
        <Brief quote={quote} />
        {isConflict && (
          <AssignmentConflict
            words={assignment.conflict}
            assigned={quote.assignedBuilders.map((id) => builders.get(id) ?? "an unknown builder")}
            onReload={() => assignment.reload().then(choice.lookAgain)}
          />
        )}
        {isDecided && (
          <Notice tone="caution" title="A quote has been accepted">
            Builders can't be invited or removed anymore. Everyone who was asked has been emailed.
          </Notice>
        )}
        {changes.isMoreThanPromised && (
          <Notice tone="caution" title={`More than ${promised} builders`}>
            Exhibitors are promised {promised} quotes. You can still assign more.
          </Notice>
        )}
        <BuilderSelector
          requestId={quote.id}
          builders={builders}
          assigned={quote.assignedBuilders}
          declined={quote.declined.map(({ builderId }) => builderId)}
          picked={picked}
          onPick={(added) => setPicked((before) => [...before, ...added])}
          selected={choice.selected}
          onSelect={choice.select}
        />
      </Stack>
      {guard.question}
    </Dialog>
  );
}

type ShownAssignment = Pick<AdminQuoteBody, "version" | "assignedBuilders">;

/**
 * The selection, and the assignment it was based on. While the page polls, both stay until the
 * admin looks again: a save must not undo another admin's change that this admin has not seen.
 */
function useSeenAssignment(quote: AdminQuoteBody, isOpen: boolean) {
  const [draft, setDraft] = useState<{
    ids: readonly string[];
    seen: ShownAssignment | null;
  } | null>(null);
  // however the dialog was closed, the browser's Back included
  if (!isOpen && draft) setDraft(null);
  const { version, assignedBuilders } = quote;
  const seen = draft?.seen ?? { version, assignedBuilders };
  return {
    selected: draft?.ids ?? assignedBuilders,
    seen,
    /** Whether another admin changed the assignment since the selection began. */
    isOutdated: seen.version !== version,
    select: (ids: readonly string[]) => setDraft({ ids, seen }),
    /**
     * Bases the selection on the current assignment, which stays the base until the admin looks
     * again.
     */
    lookAgain: () => setDraft((held) => held && { ...held, seen: null }),
  };
}

/** The exhibitor's request, collapsible, beside the selection of builders. */
function Brief({ quote }: { quote: AdminQuoteBody }) {
  return (
    <details>
      <summary className={toggle}>The brief</summary>
      <RequestSpecification request={quote} />
    </details>
  );
}
