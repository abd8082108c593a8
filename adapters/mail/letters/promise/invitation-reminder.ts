import { answerButtons } from "../../answer-buttons.ts";
import { momentWords, weekdayWords } from "../../date-words.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To an invited builder who has not answered yet. */
export const invitationReminder: WriteLetter<"invitation-reminder"> = (
  { request, builderId, builderName, link, hasBegun, answerBy, timeZone },
  site,
) => {
  const until = answerBy ? momentWords(answerBy, timeZone) : null;
  const by = until ? `by ${until}` : "as soon as you can";
  return {
    subject: answerBy
      ? `Still open until ${weekdayWords(answerBy, timeZone)}: ${showName(request)}`
      : `Still open: ${showName(request)}`,
    preheader: hasBegun ? `Please send your quote ${by}.` : "Will you quote? One click tells us.",
    title: hasBegun ? "Your quote is due soon" : "Will you quote for this booth?",
    blocks: [
      {
        kind: "text",
        text: hasBegun
          ? `Hi ${builderName}, you said you'd quote for this booth. Please send your quote ${by}.`
          : `Hi ${builderName}, you're invited to quote for this booth and we haven't heard from you. Please answer ${by}. If you can't take it on, a quick "Decline" lets us invite another builder.`,
      },
      factsOfRequest(request, until ? [["Answer by", until]] : []),
      ...answerButtons(site, { request, builderId, link }, hasBegun),
      {
        kind: "button",
        label: "See it in your dashboard",
        url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
      },
      {
        kind: "note",
        text: "You get this because you were invited to quote. The links above the dashboard need no sign-in, so don't forward this email.",
      },
    ],
  };
};
