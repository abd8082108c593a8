import { useState } from "react";

/**
 * Tracks the version that a form was based on. `stored` may change while the form is open; the form
 * doesn't, until the person chooses which to continue with.
 */
export function useEditConflict<Version extends string | number>(stored: Version | null) {
  const [seen, setSeen] = useState(stored);
  return { seen, isChanged: stored !== seen, settle: () => setSeen(stored) };
}
