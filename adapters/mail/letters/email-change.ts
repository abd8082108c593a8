import type { WriteLetter } from "../letter-words.ts";

/** To the address that somebody wants for their account. Its reader decides. */
export const emailChange: WriteLetter<"email-change"> = ({ token, hoursValid }, site) => ({
  subject: `Confirm your new address for ${site.productName}`,
  preheader: `The link works once, for ${hoursValid} hours.`,
  title: "Confirm your new address",
  blocks: [
    {
      kind: "text",
      text: `Somebody with an account at ${site.productName} wants to use this address from now on. If that is you, open the link where you are signed in.`,
    },
    {
      kind: "button",
      label: "Confirm this address",
      url: `${site.origin}/confirm-email?token=${encodeURIComponent(token)}`,
    },
    {
      kind: "note",
      text: "If it is not you, delete this mail: nothing changes without it.",
    },
  ],
});
