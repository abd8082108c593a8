import type { WriteLetter } from "../../letter-words.ts";

/** To the person whose account an admin has suspended or restored. */
export const accountNotice: WriteLetter<"account-notice"> = ({ change, reason }, site) =>
  change === "suspended"
    ? {
        subject: `Your ${site.productName} account is suspended`,
        preheader: "You can't sign in for now.",
        title: "Your account is suspended",
        blocks: [
          { kind: "text", text: "You've been signed out everywhere and can't sign in for now." },
          ...(reason ? [{ kind: "quote" as const, text: reason }] : []),
          {
            kind: "text",
            text: `If you think this is a mistake, write to us or to ${site.supportEmail}.`,
          },
          { kind: "button", label: "Contact us", url: `${site.origin}/contact` },
        ],
      }
    : {
        subject: `Your ${site.productName} account is restored`,
        preheader: "You can sign in again.",
        title: "Your account is restored",
        blocks: [
          { kind: "text", text: `You can sign in again at ${site.origin}.` },
          { kind: "button", label: "Questions? Contact us", url: `${site.origin}/contact` },
        ],
      };
