import { useLayoutEffect } from "react";

/** Tells the dialog around a form whether something is typed in it; a form that goes takes its word back. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useLayoutEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
