/** The answer, when it has the status that the story wants; else an error that shows both. */
export function expectStatus<Answer extends { status: number; body: unknown }>(
  answer: Answer,
  status: number,
): Answer {
  if (answer.status === status) return answer;
  throw new Error(`Expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
}
