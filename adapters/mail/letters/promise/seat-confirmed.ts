import { answerButtons } from "../../answer-buttons.ts";
import { laterWords, momentWords } from "../../date-words.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To a builder who said that they will quote: by when, and where. */
export const seatConfirmed: WriteLetter<"seat-confirmed"> = (letter, site) => {
  const { request, builderId, builderName, link, answerBy, timeZone } = letter;
  const until = answerBy ? momentWords(answerBy, timeZone) : null;
  return {
    subject: `You have a seat: ${showName(request)}`,
    preheader: until ? `Please send your quote by ${until}.` : "Please send your quote soon.",
    title: "You have a seat",
    blocks: [
      {
        kind: "text",
        text: `Thanks, ${builderName}. We're counting on your quote${until ? ` by ${until}` : ""}.${laterWords(letter)} If something comes up, decline so that another builder can have the seat.`,
      },
      factsOfRequest(request, until ? [["Answer by", until]] : []),
      ...answerButtons(site, { request, builderId, link }, true),
      {
        kind: "button",
        label: "See it in your dashboard",
        url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
      },
      {
        kind: "note",
        text: "You get this because you said you'd quote. The links above the dashboard need no sign-in, so don't forward this email.",
      },
    ],
  };
};
