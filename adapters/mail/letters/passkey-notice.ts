import type { WriteLetter } from "../letter-words.ts";

/** To whoever has the account: what signs them in has changed. */
export const passkeyNotice: WriteLetter<"passkey-notice"> = ({ change, name }, site) => ({
  subject: `A passkey was ${change} at ${site.productName}`,
  preheader: "If that was you, there is nothing to do.",
  title: `A passkey was ${change}`,
  blocks: [
    {
      kind: "text",
      text:
        change === "added"
          ? `Your account has a new passkey, “${name}”. It signs you in without a mail.`
          : `The passkey “${name}” is off your account. It signs nobody in any more.`,
    },
    {
      kind: "text",
      text: `If that was not you, open your settings, sign out everywhere, and write to ${site.supportEmail}.`,
    },
    { kind: "button", label: "Open your settings", url: site.signInLink("/dashboard?settings") },
  ],
});
