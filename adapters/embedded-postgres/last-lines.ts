/** The last lines of a program's output, on one line. */
export function lastLines(text: string, count = 3): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).slice(-count).join(" | ");
}
