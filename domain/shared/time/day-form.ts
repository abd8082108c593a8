const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text has the form YYYY-MM-DD. It need not be a day of the calendar: 2026-02-30 has it, too. */
export function hasDayForm(text: string): boolean {
  return dayForm.test(text);
}
