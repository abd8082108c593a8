import type { WriteLetter } from "../../letter-words.ts";

/** To the account's current address: a signed-in member asked to change it. */
export const emailChangeNotice: WriteLetter<"email-change-notice"> = ({ newEmail }, site) => ({
  subject: `Your address at ${site.productName} may change`,
  preheader: "Nothing has changed yet.",
  title: "Email change requested",
  blocks: [
    {
      kind: "text",
      text: `${newEmail} was entered as the new address of your account. It will replace this one once it's confirmed.`,
    },
    {
      kind: "text",
      text: `Wasn't you? Sign in, keep your current address in your settings, and sign out everywhere. Or write to ${site.supportEmail}.`,
    },
    { kind: "button", label: "Open your dashboard", url: site.signInLink("/dashboard") },
  ],
});
