import type { WriteLetter } from "../letter-words.ts";

/** To whoever has the account: what signs them in has changed. */
export const providerNotice: WriteLetter<"provider-notice"> = ({ change, label }, site) => ({
  subject:
    change === "joined"
      ? `${label} signs you in at ${site.productName} now`
      : `${label} does not sign you in at ${site.productName} any more`,
  preheader: "If that was you, there is nothing to do.",
  title: change === "joined" ? `${label} signs you in now` : `${label} was removed`,
  blocks: [
    {
      kind: "text",
      text:
        change === "joined"
          ? `Your account is joined to ${label}: whoever signs in there as you is signed in here too.`
          : `Your account is not joined to ${label} any more. A link by e-mail still signs you in.`,
    },
    {
      kind: "text",
      text: `If that was not you, open your settings, sign out everywhere, and write to ${site.supportEmail}.`,
    },
    { kind: "button", label: "Open your settings", url: site.signInLink("/dashboard?settings") },
  ],
});
