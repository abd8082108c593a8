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
/**
 * SQLSTATEs of lost connections, insufficient resources, a server that is starting or stopping, and
 * timeouts of statements, locks and idle transactions.
 */
const states = /^(08|53)...$|^57P0[1-3]$|^57014$|^55P03$|^25P03$/;
const words =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired$|^Query read timeout|is not queryable$/;

/**
 * Whether an error means that the database is unavailable for now, rather than a faulty statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const { code = "" } = error as { code?: string };
  if (network.has(code) || states.test(code) || words.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
