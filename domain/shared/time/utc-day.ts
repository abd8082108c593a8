const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a moment in UTC, as YYYY-MM-DD. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Whether a text has the form YYYY-MM-DD. It need not be a day of the calendar: 2026-02-30 has it, too. */
export function hasDayForm(text: string): boolean {
  return dayForm.test(text);
}
