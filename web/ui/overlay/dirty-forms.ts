import { createContext, use, useLayoutEffect, useReducer } from "react";

/** Forms with unsaved input report here, if they are in a dialog that asks before closing. */
export const DirtyFormsContext = createContext<(change: number) => void>(() => {});

/** For a dialog around several forms: true while one of them has unsaved input, and the value of the context around them. */
export function useDirtyForms(): [isDirty: boolean, report: (change: number) => void] {
  const [count, report] = useReducer((forms: number, change: number) => forms + change, 0);
  return [count > 0, report];
}

/** Reports unsaved input to the dialog around a form that is one of several; it no longer counts on unmount. */
export function useReportDirtyForm(isDirty: boolean): void {
  const report = use(DirtyFormsContext);
  useLayoutEffect(() => {
    if (!isDirty) return;
    report(1);
    return () => report(-1);
  }, [isDirty, report]);
}
