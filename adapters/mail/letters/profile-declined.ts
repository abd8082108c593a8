import type { Block, WriteLetter } from "../letter-words.ts";

/** To a builder whose profile cannot be shown as it is. */
export const profileDeclined: WriteLetter<"profile-declined"> = ({ builderName, reason }, site) => {
  const said: Block[] = reason
    ? [
        { kind: "text", text: "This is why:" },
        { kind: "quote", text: reason },
      ]
    : [];
  return {
    subject: "Your builder profile was not approved",
    preheader: "Change it, and we look again.",
    title: "Your builder profile was not approved",
    blocks: [
      {
        kind: "text",
        text: `Hello ${builderName}, we cannot show your profile as it is.`,
      },
      ...said,
      { kind: "button", label: "Change your profile", url: site.signInLink("/dashboard") },
      { kind: "note", text: "As soon as you have saved it, we look again." },
    ],
  };
};
