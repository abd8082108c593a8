import { useState } from "react";

/**
 * Tracks the version that a form is based on. `stored` may change while the form is open; the form
 * stays the same until the person chooses which values to continue with.
 */
export function useEditConflict<Version extends string | number>(stored: Version | null) {
  const [seen, setSeen] = useState(stored);
  return { seen, isChanged: stored !== seen, settle: () => setSeen(stored) };
}
