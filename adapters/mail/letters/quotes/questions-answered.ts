import { questionDeclines } from "../../../../domain/questions/question.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { quotedLines } from "../../quoted-lines.ts";
import { showName } from "../../show-name.ts";
import { answerButtons } from "./answer-buttons.ts";

/** To each builder who is asked to quote: what the exhibitor answered to any of them. */
export const questionsAnswered: WriteLetter<"questions-answered"> = (letter, site) => {
  const { request, builderName, answers } = letter;
  const answered = answers.flatMap(({ question, answer, declineCode }): Block[] => {
    const declined = questionDeclines.find(({ value }) => value === declineCode)?.label;
    return [
      { kind: "text", text: "A builder asked:" },
      ...quotedLines(question),
      { kind: "text", text: answer === null ? `No answer: ${declined ?? ""}` : "The answer:" },
      ...quotedLines(answer ?? ""),
    ];
  });
  return {
    subject:
      answers.length === 1
        ? `An answer for everyone: ${showName(request)}`
        : `${answers.length} answers for everyone: ${showName(request)}`,
    preheader: "Every builder who is asked to quote reads the same.",
    title: answers.length === 1 ? "An answer for everyone" : "Answers for everyone",
    blocks: [
      {
        kind: "text",
        text: `Hi ${builderName}, here's what the exhibitor says. Every builder who was asked gets the same answers.`,
      },
      ...answered,
      factsOfRequest(request),
      ...answerButtons(letter, site, "See the brief and quote"),
    ],
  };
};
