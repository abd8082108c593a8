const formatters = new Map<string, Intl.DateTimeFormat>();

/** A due time in the zone of the promise, with the zone's name: the same words for every reader. */
export function dueText(iso: string, timeZone: string): string {
  const known = formatters.get(timeZone);
  const formatter =
    known ??
    new Intl.DateTimeFormat("en-US", {
      ...({ weekday: "short", month: "short", day: "numeric" } as const),
      ...({ hour: "numeric", minute: "2-digit", timeZoneName: "short", timeZone } as const),
    });
  if (!known) formatters.set(timeZone, formatter);
  return formatter.format(new Date(iso)).replaceAll("\u202f", " ");
}
