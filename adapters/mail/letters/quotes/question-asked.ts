import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { quotedLines } from "../../quoted-lines.ts";
import { showName } from "../../show-name.ts";

/** To the exhibitor: builders ask about the brief. */
export const questionAsked: WriteLetter<"question-asked"> = (
  { request, firstName, questions, privateQuestions = [] },
  site,
) => {
  const count = questions.length + privateQuestions.length;
  const asks = count === 1 ? "a builder asks" : "builders ask";
  const isShared = questions.length > 0;
  const readers = isShared
    ? "Answer once, and every builder we asked will read it."
    : "Only the builder who asks will read your answer.";
  return {
    subject: `${count === 1 ? "A question" : `${count} questions`} about your booth at ${showName(request)}`,
    preheader: isShared ? "Answer once, and every builder reads it." : readers,
    title: count === 1 ? "A builder has a question" : "Builders have questions",
    blocks: [
      { kind: "text", text: `${greeting(firstName)} ${asks} about your booth. ${readers}` },
      ...questions.flatMap(quotedLines),
      ...(isShared && privateQuestions.length > 0
        ? [
            {
              kind: "text" as const,
              text: "Asked in private, so only the builder who asks will read your answer:",
            },
          ]
        : []),
      ...privateQuestions.flatMap(quotedLines),
      {
        kind: "button",
        label: "Answer",
        url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
      },
      factsOfRequest(request),
    ],
  };
};
