const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text has the form YYYY-MM-DD. The day may not exist: 2026-02-30 passes, too. */
export function hasDayForm(text: string): boolean {
  return dayForm.test(text);
}
