import { answerButtons } from "../../answer-buttons.ts";
import { laterWords, momentWords, weekdayWords } from "../../date-words.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To an invited builder who has not answered yet: a reminder, or their new time after a pause. */
export const invitationReminder: WriteLetter<"invitation-reminder"> = (letter, site) => {
  const { request, builderId, builderName, link, hasBegun, isResumed = false } = letter;
  const { answerBy, timeZone } = letter;
  const later = laterWords(letter);
  const until = answerBy ? momentWords(answerBy, timeZone) : null;
  const by = until ? `by ${until}` : "as soon as you can";
  const words = isResumed ? resumedWords(hasBegun, by, later) : reminderWords(hasBegun, by, later);
  const still = isResumed ? "You have until" : "Still open until";
  return {
    subject: answerBy
      ? `${still} ${weekdayWords(answerBy, timeZone)}: ${showName(request)}`
      : `Still open: ${showName(request)}`,
    preheader: words.preheader,
    title: words.title,
    blocks: [
      { kind: "text", text: `Hi ${builderName}, ${words.text}` },
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

function reminderWords(hasBegun: boolean, by: string, later: string) {
  return hasBegun
    ? {
        preheader: `Please send your quote ${by}.`,
        title: "Your quote is due soon",
        text: `you said you'd quote for this booth. Please send your quote ${by}.${later}`,
      }
    : {
        preheader: "Will you quote? One click tells us.",
        title: "Will you quote for this booth?",
        text: `you're invited to quote for this booth and we haven't heard from you. Please answer ${by}.${later} If you can't take it on, a quick "Decline" lets us invite another builder.`,
      };
}

function resumedWords(hasBegun: boolean, by: string, later: string) {
  const asked = hasBegun ? `Please send your quote ${by}.` : `Please answer ${by}.`;
  return {
    preheader: asked,
    title: "The clock is running again",
    text: `we paused this request to ask the exhibitor something, and it goes on now. Your time to answer moved: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}${later}`,
  };
}
