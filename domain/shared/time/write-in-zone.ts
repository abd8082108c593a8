// Intl formatters are slow to create and fast to use.
const formatters = new Map<string, Intl.DateTimeFormat>();
/** Some dozens per zone. Zones can be spelled in any case, so the cache is bounded. */
const maxFormatters = 1_000;

/** Formats an instant in American English in an IANA time zone, or in the machine's. */
export function writeInZone(
  moment: Date,
  options: Intl.DateTimeFormatOptions,
  timeZone?: string,
): string {
  const key = JSON.stringify([options, timeZone]);
  const known = formatters.get(key);
  const formatter = known ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  if (!known) {
    if (formatters.size >= maxFormatters) formatters.clear();
    formatters.set(key, formatter);
  }
  return formatter.format(moment).replaceAll("\u202f", " ");
}
