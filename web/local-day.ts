/** The day of an instant in the device's time zone, as YYYY-MM-DD. */
export function localDay(moment: Date): string {
  const two = (part: number) => `${part}`.padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
