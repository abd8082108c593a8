import { useState } from "react";

/**
 * Which version the form began with, and whether that is still the one that is stored. `stored` moves on while the form
 * is open; the form does not, until the person says which of the two to go on with.
 */
export function useEditConflict(stored: string | null) {
  const [seen, setSeen] = useState(stored);
  return { seen, isChanged: stored !== seen, settle: () => setSeen(stored) };
}
