import { createContext, use, useLayoutEffect, useReducer } from "react";

/** Through this, forms in a dialog that asks before closing report unsaved input. */
export const DirtyFormsContext = createContext<(change: number) => void>(() => {});

/**
 * For a dialog with several forms: whether one of them has unsaved input, and the value for the
 * surrounding context.
 */
export function useDirtyForms(): [isDirty: boolean, report: (change: number) => void] {
  const [count, report] = useReducer((forms: number, change: number) => forms + change, 0);
  return [count > 0, report];
}

/** Reports unsaved input of one of a dialog's forms; after unmount it no longer counts. */
export function useReportDirtyForm(isDirty: boolean): void {
  const report = use(DirtyFormsContext);
  useLayoutEffect(() => {
    if (!isDirty) return;
    report(1);
    return () => report(-1);
  }, [isDirty, report]);
}
