import type { WriteLetter } from "../letter-words.ts";

/** To the address that the account has now: somebody who is signed in wants another one. */
export const emailChangeNotice: WriteLetter<"email-change-notice"> = ({ newEmail }, site) => ({
  subject: `Your address at ${site.productName} may change`,
  preheader: "Nothing has changed yet.",
  title: "A new address was asked for",
  blocks: [
    {
      kind: "text",
      text: `In the settings of your account the address ${newEmail} was entered. It takes the place of this one as soon as it is confirmed there.`,
    },
    {
      kind: "text",
      text: `If that was not you, sign in, keep your address in the settings, and sign out everywhere. Or write to ${site.supportEmail}.`,
    },
    { kind: "button", label: "Open your dashboard", url: site.signInLink("/dashboard") },
  ],
});
