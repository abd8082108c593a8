// Formatters are slow to create and fast to use.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** An instant in American words, by the clocks of a zone: an IANA name, or those of this machine. */
export function writeInZone(
  moment: Date,
  options: Intl.DateTimeFormatOptions,
  timeZone?: string,
): string {
  const key = JSON.stringify([options, timeZone]);
  const known = formatters.get(key);
  const formatter = known ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  if (!known) formatters.set(key, formatter);
  return formatter.format(moment).replaceAll("\u202f", " ");
}
