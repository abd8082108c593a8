import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";
import { answeredBlocks } from "./answered-blocks.ts";

/** To the exhibitor: what builders answered to their questions. */
export const buildersAnswered: WriteLetter<"builders-answered"> = (
  { request, firstName, answers },
  site,
) => {
  const answered = answers.flatMap((each) =>
    answeredBlocks(each, `You asked ${each.builderName}:`),
  );
  const isOne = answers.length === 1;
  return {
    subject: `${isOne ? "An answer" : `${answers.length} answers`} to your question: ${showName(request)}`,
    preheader: "Builders answered what you asked.",
    title: isOne ? "A builder answered" : "Builders answered",
    blocks: [
      { kind: "text", text: `${greeting(firstName)} here's what you get back on your question.` },
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
