/**
 * Returns the answer if it has the expected status; otherwise throws an error that shows both
 * statuses.
 */
export function expectStatus<Answer extends { status: number; body: unknown }>(
  answer: Answer,
  status: number,
): Answer {
  if (answer.status === status) return answer;
  throw new Error(`Expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
}
