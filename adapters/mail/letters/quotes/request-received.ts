import {
  promiseText,
  usualNumbers,
  withNumbers,
} from "../../../../domain/shared/promised-numbers.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { pictureOfRequest } from "../../picture-of-request.ts";
import { showName } from "../../show-name.ts";

/** To the exhibitor: the request was received. Sent to an unverified address, it contains nothing of the request. */
export const requestReceived: WriteLetter<"request-received"> = (letter, site) => {
  const { request, quoteRequestId } = letter;
  const show = request ? showName(request) : null;
  const id = encodeURIComponent(quoteRequestId);
  const button = (url: string) => ({ kind: "button", label: "View your request", url }) as const;
  const numbers = letter.numbers ?? usualNumbers;
  const next = promiseText(numbers);

  return {
    subject: show ? `We have your request for ${show}` : "We have your quote request",
    preheader: withNumbers("Builders are next. Expect your quotes within {range}.", numbers),
    title: "We have your request",
    blocks: request
      ? [
          { kind: "text", text: `Hi ${request.firstName}, your quote request is in. ${next}` },
          ...pictureOfRequest(request, site),
          factsOfRequest(request),
          button(site.signInLink(`/dashboard?request=${id}`)),
          {
            kind: "note",
            text: "Every quote lands in your dashboard, and we email you each time.",
          },
        ]
      : [
          { kind: "text", text: `A quote request with this email address is in. ${next}` },
          button(`${site.origin}/quote-success/${id}`),
          {
            kind: "note",
            text: `Sign in at ${site.origin}/login with this address to follow it. Not yours? Tell us at ${site.supportEmail} and we'll stop it.`,
          },
        ],
  };
};
