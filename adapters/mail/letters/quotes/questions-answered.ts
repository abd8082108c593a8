import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";
import { answeredBlocks } from "./answered-blocks.ts";
import { briefButtons } from "./brief-buttons.ts";

/** To each builder who is asked to quote: what the exhibitor answered to any of them, and to their private questions. */
export const questionsAnswered: WriteLetter<"questions-answered"> = (letter, site) => {
  const { request, builderName, answers } = letter;
  const words = wordsFor(answers);
  const answered = answers.flatMap((each) =>
    answeredBlocks(each, each.isPrivate ? "You asked in private:" : "A builder asked:"),
  );
  return {
    subject: `${words.title}: ${showName(request)}`,
    preheader: words.preheader,
    title: words.title,
    blocks: [
      {
        kind: "text",
        text: `Hi ${builderName}, here's what the exhibitor says. ${words.readers}`,
      },
      ...answered,
      factsOfRequest(request),
      ...briefButtons(letter, site, { label: "See the brief and quote", of: "request" }),
    ],
  };
};

function wordsFor(answers: readonly { isPrivate?: boolean }[]) {
  const count = answers.length === 1 ? "An answer" : `${answers.length} answers`;
  const own = answers.filter(({ isPrivate }) => isPrivate).length;
  if (own === answers.length) {
    const readers = "You asked in private: no other builder reads this.";
    return { title: `${count} for you`, preheader: "No other builder reads this.", readers };
  }
  if (own === 0) {
    return {
      title: `${count} for everyone`,
      preheader: "Every builder who is asked to quote reads the same.",
      readers: "Every builder who was asked gets the same answers.",
    };
  }
  return {
    title: `${count} from the exhibitor`,
    preheader: "Answers for every builder, and to your private questions.",
    readers: "Every builder who was asked gets the same, except what you asked in private.",
  };
}
