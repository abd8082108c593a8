/** Whether a YYYY-MM-DD lies before today as the person's own calendar has it. Other texts never do. */
export function isPastDay(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const two = (part: number) => `${part}`.padStart(2, "0");
  return text < `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
