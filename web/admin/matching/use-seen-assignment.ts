import { useState } from "react";
import type { AdminQuoteBody } from "../../../app-server/contract/admin.ts";

type Seen = Pick<AdminQuoteBody, "version" | "assignedBuilders">;

/**
 * The selection, and the assignment that it was made from. The screen keeps itself fresh; what somebody has begun to choose
 * stays, and so does what it is about, until they look again: a save must not undo what another admin did unseen.
 */
export function useSeenAssignment(quote: AdminQuoteBody) {
  const [draft, setDraft] = useState<{ ids: readonly string[]; seen: Seen | null } | null>(null);
  const { version, assignedBuilders } = quote;
  const seen = draft?.seen ?? { version, assignedBuilders };
  return {
    selected: draft?.ids ?? assignedBuilders,
    seen,
    /** Somebody else assigned since the choice was begun. */
    isOutdated: seen.version !== version,
    select: (ids: readonly string[]) => setDraft({ ids, seen }),
    /** From now on the choice is about what is there now, until the next tick pins that. */
    lookAgain: () => setDraft((held) => held && { ...held, seen: null }),
    discard: () => setDraft(null),
  };
}
