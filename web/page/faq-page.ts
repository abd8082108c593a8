/** Structured data of a page's questions and answers. */
export function faqPage(
  questions: readonly { question: string; answer: string }[],
  say: (text: string) => string,
) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: say(answer) },
    })),
  };
}
