import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";
import { briefButtons } from "../quotes/brief-buttons.ts";

/** The reason that an admin gave for reopening. */
function reasonBlocks(reason: string | null): Block[] {
  if (!reason) return [];
  return [
    { kind: "text", text: "Here's why:" },
    { kind: "quote", text: reason },
  ];
}

const outcomeTexts = {
  open: "A quote that was closed stays closed, and you can send a new one.",
  won: "The exhibitor's acceptance of your quote still stands.",
  "not-chosen":
    "The exhibitor has accepted another builder's quote, so there's nothing you need to do.",
  cancelled: "There's nothing you need to do.",
} as const;

/** To an assigned builder: a closed request is open again. */
export const requestReopened: WriteLetter<"request-reopened"> = (letter, site) => {
  const { request, builderName, outcome, reason } = letter;
  return {
    subject: `Request reopened: ${showName(request)}`,
    preheader: outcomeTexts[outcome],
    title: "This request is open again",
    blocks: [
      {
        kind: "text",
        text: `Hi ${builderName}, this request was closed by mistake and is open again. ${outcomeTexts[outcome]}`,
      },
      ...reasonBlocks(reason),
      factsOfRequest(request),
      ...briefButtons(letter, site, { label: "See the request", of: "request" }),
    ],
  };
};

/** To the exhibitor: an admin has reopened the request. */
export const ownRequestReopened: WriteLetter<"own-request-reopened"> = (
  { request, firstName, hasAccepted, reason },
  site,
) => ({
  subject: `Your request is open again: ${showName(request)}`,
  preheader: "We've reopened your request and told the builders.",
  title: "Your request is open again",
  blocks: [
    {
      kind: "text",
      text: `${greeting(firstName)} we've reopened your request. Any builders we asked have been emailed. ${
        hasAccepted
          ? "The quote you accepted still stands."
          : "Quotes that were declined stay declined, and builders can send new ones until you've accepted one."
      }`,
    },
    ...reasonBlocks(reason),
    factsOfRequest(request),
    {
      kind: "button",
      label: "View your request",
      url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
    },
    { kind: "note", text: `Didn't expect this? Write to ${site.supportEmail}.` },
  ],
});
