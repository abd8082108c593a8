import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { quotedLines } from "../../quoted-lines.ts";
import { showName } from "../../show-name.ts";
import { briefButtons } from "./brief-buttons.ts";

/** To a builder who is asked to quote: the exhibitor asks them. */
export const exhibitorAsked: WriteLetter<"exhibitor-asked"> = (letter, site) => {
  const { request, builderName, questions } = letter;
  const isOne = questions.length === 1;
  return {
    subject: `${isOne ? "A question" : `${questions.length} questions`} for you: ${showName(request)}`,
    preheader: "Only the exhibitor reads your answer.",
    title: isOne ? "The exhibitor has a question" : "The exhibitor has questions",
    blocks: [
      {
        kind: "text",
        text: `Hi ${builderName}, the exhibitor asks you about your quote or your work. Only the exhibitor reads what you answer.`,
      },
      ...questions.flatMap(quotedLines),
      factsOfRequest(request),
      ...briefButtons(letter, site, { label: "Answer", of: "request", part: "questions" }),
    ],
  };
};
