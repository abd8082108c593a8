const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * A show's days: "Mar 3-6, 2027"; across months "Mar 30 - Apr 2, 2027"; across years with both
 * years; a single day alone. Days are YYYY-MM-DD; null when none is known.
 */
export function formatDateRange(startDate: string | null, endDate: string | null): string | null {
  const start = toDay(startDate ?? endDate);
  const end = toDay(endDate ?? startDate);
  if (!start || !end) return null;
  const from = `${start.month} ${start.day}`;
  const to = `${end.month} ${end.day}, ${end.year}`;
  if (start.year !== end.year) return `${from}, ${start.year} - ${to}`;
  if (start.month !== end.month) return `${from} - ${to}`;
  return start.day === end.day ? to : `${from}-${end.day}, ${end.year}`;
}

function toDay(date: string | null) {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? "");
  const month = months[Number(parts?.[2]) - 1];
  return parts && month ? { year: Number(parts[1]), month, day: Number(parts[3]) } : null;
}
