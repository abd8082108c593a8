/** The next time that a day of the year, MM-DD, comes round after `now`, as YYYY-MM-DD. */
export function nextDay(now: Date, monthDay: string): string {
  const day = `${now.getUTCFullYear()}-${monthDay}`;
  return day > now.toISOString().slice(0, 10) ? day : `${now.getUTCFullYear() + 1}-${monthDay}`;
}
