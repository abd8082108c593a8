import { useLayoutEffect } from "react";

/**
 * Reports to the surrounding dialog whether a form has unsaved input; resets to false on unmount.
 */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useLayoutEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
