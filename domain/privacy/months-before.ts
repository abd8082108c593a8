/** The date this many calendar months earlier; null for 0, which means forever. */
export function monthsBefore(now: Date, months: number): Date | null {
  if (months === 0) return null;
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
