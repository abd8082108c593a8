/** Questions with the words about rates in place of `{rates}`. */
export function withRates<Question extends { question: string; answer: string }>(
  questions: readonly Question[],
  words: string,
): { question: string; answer: string }[] {
  return questions.map(({ question, answer }) => ({
    question,
    answer: answer.replace("{rates}", words).trim(),
  }));
}
