import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { quotedLines } from "../../quoted-lines.ts";
import { showName } from "../../show-name.ts";

/** To the exhibitor: builders ask about the brief. */
export const questionAsked: WriteLetter<"question-asked"> = (
  { request, firstName, questions },
  site,
) => ({
  subject: `${questions.length === 1 ? "A question" : `${questions.length} questions`} about your booth at ${showName(request)}`,
  preheader: "Answer once, and every builder reads it.",
  title: questions.length === 1 ? "A builder has a question" : "Builders have questions",
  blocks: [
    {
      kind: "text",
      text: `Hi ${firstName}, ${questions.length === 1 ? "a builder asks" : "builders ask"} about your booth. Answer once, and every builder we asked will read it.`,
    },
    ...questions.flatMap(quotedLines),
    {
      kind: "button",
      label: "Answer",
      url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
    },
    factsOfRequest(request),
  ],
});
