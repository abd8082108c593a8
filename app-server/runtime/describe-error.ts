type Clues = { code?: unknown; severity?: unknown; table?: unknown; constraint?: unknown };

/**
 * An error for the log: its words and where it happened. What a database says repeats what people
 * wrote, so of its words only the code and the names of its own things are told.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const own = [headline(error), ...frames].join("\n");
  return error.cause === undefined ? own : `${own}\nCaused by ${describeError(error.cause)}`;
}

function headline(error: Error): string {
  const { code, severity, table, constraint } = error as Clues;
  if (severity === undefined) return `${error.name}: ${error.message}`;
  const names = [table, constraint].filter((name) => typeof name === "string");
  return [`Database error ${code}`, ...names].join(", ");
}
