type Clues = { code?: unknown; severity?: unknown; table?: unknown; constraint?: unknown };

/**
 * An error for the log: message and stack, and those of each error in an AggregateError. Database
 * messages repeat user input, so only their code and the names of tables and constraints are
 * logged.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const own = [headline(error), ...frames].join("\n");
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  const text = [own, ...parts.map((part) => `One of them: ${describeError(part)}`)].join("\n");
  return error.cause === undefined ? text : `${text}\nCaused by ${describeError(error.cause)}`;
}

function headline(error: Error): string {
  const { code, severity, table, constraint } = error as Clues;
  if (severity === undefined) return `${error.name}: ${error.message}`;
  const names = [table, constraint].filter((name) => typeof name === "string");
  return [`Database error ${code}`, ...names].join(", ");
}
