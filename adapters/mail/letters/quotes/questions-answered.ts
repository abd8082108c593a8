import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";
import { answeredBlocks } from "./answered-blocks.ts";
import { briefButtons } from "./brief-buttons.ts";

/** To each builder who is asked to quote: what the exhibitor answered to any of them. */
export const questionsAnswered: WriteLetter<"questions-answered"> = (letter, site) => {
  const { request, builderName, answers } = letter;
  const answered = answers.flatMap((each) => answeredBlocks(each, "A builder asked:"));
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
      ...briefButtons(letter, site, "See the brief and quote"),
    ],
  };
};
