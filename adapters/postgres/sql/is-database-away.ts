const network = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** Lost connections, no room for more, a server that is stopping or starting, and one that is too slow, holds a lock or ends a transaction that waits. */
const states = /^(08|53)...$|^57P0[1-3]$|^57014$|^55P03$|^25P03$/;
const words =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|^Query read timeout|is not queryable$/;

/** Whether an error says that the database cannot be asked at the moment, rather than that we asked it wrongly. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const { code = "" } = error as { code?: string };
  if (network.has(code) || states.test(code) || words.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
