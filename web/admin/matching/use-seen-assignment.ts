import { useState } from "react";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";

type Seen = Pick<AdminQuoteBody, "version" | "assignedBuilders">;

/**
 * The selection, and the assignment it was made from. While the page polls, a selection in progress
 * and its base stay until the admin looks again: a save must not undo another admin's unseen
 * change.
 */
export function useSeenAssignment(quote: AdminQuoteBody) {
  const [draft, setDraft] = useState<{ ids: readonly string[]; seen: Seen | null } | null>(null);
  const { version, assignedBuilders } = quote;
  const seen = draft?.seen ?? { version, assignedBuilders };
  return {
    selected: draft?.ids ?? assignedBuilders,
    seen,
    /** Another admin changed the assignment since the selection began. */
    isOutdated: seen.version !== version,
    select: (ids: readonly string[]) => setDraft({ ids, seen }),
    /** Bases the selection on the current assignment, until the next change pins it. */
    lookAgain: () => setDraft((held) => held && { ...held, seen: null }),
    discard: () => setDraft(null),
  };
}
