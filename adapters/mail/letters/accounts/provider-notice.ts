import type { WriteLetter } from "../../letter-words.ts";

/** To the account's owner: a sign-in method changed. */
export const providerNotice: WriteLetter<"provider-notice"> = ({ change, label }, site) => ({
  subject:
    change === "joined"
      ? `You can now sign in to ${site.productName} with ${label}`
      : `You can no longer sign in to ${site.productName} with ${label}`,
  preheader: "If that was you, there's nothing you need to do.",
  title: change === "joined" ? `${label} was connected` : `${label} was removed`,
  blocks: [
    {
      kind: "text",
      text:
        change === "joined"
          ? `Your account is now connected to ${label}. Anyone who can sign in to your ${label} account can sign in here too.`
          : `Your account is no longer connected to ${label}. You can still sign in with an email link.`,
    },
    {
      kind: "text",
      text: `Wasn't you? Open your settings, sign out everywhere, and write to ${site.supportEmail}.`,
    },
    { kind: "button", label: "Open your settings", url: site.signInLink("/dashboard?settings") },
  ],
});
