import { questionDeclines } from "../../../../domain/questions/question.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { quotedLines } from "../../quoted-lines.ts";
import { showName } from "../../show-name.ts";

/** To the exhibitor: what builders answered to their questions. */
export const buildersAnswered: WriteLetter<"builders-answered"> = (
  { request, firstName, answers },
  site,
) => {
  const answered = answers.flatMap(({ builderName, question, answer, declineCode }): Block[] => {
    const declined = questionDeclines.find(({ value }) => value === declineCode)?.label;
    return [
      { kind: "text", text: `You asked ${builderName}:` },
      ...quotedLines(question),
      { kind: "text", text: answer === null ? `No answer: ${declined ?? ""}` : "The answer:" },
      ...quotedLines(answer ?? ""),
    ];
  });
  const isOne = answers.length === 1;
  return {
    subject: `${isOne ? "An answer" : `${answers.length} answers`} to your question: ${showName(request)}`,
    preheader: "Builders answered what you asked.",
    title: isOne ? "A builder answered" : "Builders answered",
    blocks: [
      { kind: "text", text: `Hi ${firstName}, here's what you get back on your question.` },
      ...answered,
      {
        kind: "button",
        label: "See all answers",
        url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
      },
      factsOfRequest(request),
    ],
  };
};
