import type { WriteLetter } from "../../letter-words.ts";

/** To the new address of an account. The change takes effect when its reader confirms. */
export const emailChange: WriteLetter<"email-change"> = ({ token, hoursValid }, site) => ({
  subject: `Confirm your new address for ${site.productName}`,
  preheader: `The link works once and expires in ${hoursValid} hours.`,
  title: "Confirm your new address",
  blocks: [
    {
      kind: "text",
      text: `You asked to use this address for your ${site.productName} account. Open the link in the browser where you're signed in.`,
    },
    {
      kind: "button",
      label: "Confirm this address",
      url: `${site.origin}/confirm-email?token=${encodeURIComponent(token)}`,
    },
    {
      kind: "note",
      text: "Didn't request this? You can safely ignore this email.",
    },
  ],
});
