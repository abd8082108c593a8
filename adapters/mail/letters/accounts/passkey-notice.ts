import type { WriteLetter } from "../../letter-words.ts";

/** To the account's owner: a sign-in method changed. */
export const passkeyNotice: WriteLetter<"passkey-notice"> = ({ change, name }, site) => ({
  subject: `A passkey was ${change} at ${site.productName}`,
  preheader: "If that was you, there's nothing you need to do.",
  title: `A passkey was ${change}`,
  blocks: [
    {
      kind: "text",
      text:
        change === "added"
          ? `Your account has a new passkey, “${name}”. You can use it to sign in without an email.`
          : `The passkey “${name}” was removed from your account. It can no longer be used to sign in.`,
    },
    {
      kind: "text",
      text: `Wasn't you? Open your settings, sign out everywhere, and write to ${site.supportEmail}.`,
    },
    { kind: "button", label: "Open your settings", url: site.signInLink("/dashboard?settings") },
  ],
});
