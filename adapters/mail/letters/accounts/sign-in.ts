import type { WriteLetter } from "../../letter-words.ts";

/** To the address that requested a sign-in. The code isn't in the subject, because locked screens show subjects. */
export const signIn: WriteLetter<"sign-in"> = ({ token, code, minutesValid }, site) => ({
  subject: `Sign in to ${site.productName}`,
  preheader: `The link works once and expires in ${minutesValid} minutes.`,
  title: "Sign in",
  blocks: [
    {
      kind: "text",
      text: `Open this link in the browser where you asked for it. It works once and expires in ${minutesValid} minutes.`,
    },
    {
      kind: "button",
      label: `Sign in to ${site.productName}`,
      url: `${site.origin}/login/email?token=${encodeURIComponent(token)}`,
    },
    { kind: "text", text: "Reading this on another device? Enter this code where you asked:" },
    { kind: "code", code },
    {
      kind: "note",
      text: "Don't share this link or code; we'll never ask for them. Didn't request this? You can safely ignore this email.",
    },
  ],
});
