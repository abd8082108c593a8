// Formatters are slow to create and fast to use.
const formatters = new Map<string, Intl.DateTimeFormat>();
/** There are some dozens for each zone, and a zone may be spelled in any case of letters. */
const maxFormatters = 1_000;

/** An instant in American words, by the clocks of a zone: an IANA name, or those of this machine. */
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
