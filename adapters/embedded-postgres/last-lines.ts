/** The end of what a program wrote, as one line. */
export function lastLines(text: string, count = 3): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).slice(-count).join(" | ");
}
