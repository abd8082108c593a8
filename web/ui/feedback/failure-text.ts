/** The words about a failed call: a whole text, or what failed, such as "save the notes". */
export type FailureWords = { text: string } | { couldNot: string };

type Failed = { status?: number; problem?: { message?: string } | null };

/**
 * The text about a failed call. A refusal is in the server's words. A failure of the server is not
 * blamed on the reader's connection, and the other way around.
 */
export function failureText(words: FailureWords, error: unknown): string {
  const { status, problem } = (error ?? {}) as Failed;
  const said = problem?.message;
  if ("text" in words) return said || words.text;
  if (said && status && status < 500) return said;
  const reason =
    said ?? (status ? "Our server isn't answering. Try again in a minute." : connection);
  return `We couldn't ${words.couldNot}. ${reason}`;
}

const connection = "Check your connection and try again.";
