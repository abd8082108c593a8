import type { Block, WriteLetter } from "../../letter-words.ts";

/** To a builder whose profile cannot be shown as it is. */
export const profileDeclined: WriteLetter<"profile-declined"> = ({ builderName, reason }, site) => {
  const said: Block[] = reason
    ? [
        { kind: "text", text: "Here's why:" },
        { kind: "quote", text: reason },
      ]
    : [];
  return {
    subject: "Your builder profile was not approved",
    preheader: "Update it and we'll review it again.",
    title: "Your builder profile was not approved",
    blocks: [
      {
        kind: "text",
        text: `Hi ${builderName}, we can't publish your profile as it is.`,
      },
      ...said,
      { kind: "button", label: "Change your profile", url: site.signInLink("/dashboard") },
      { kind: "note", text: "We'll review it again as soon as you save it." },
    ],
  };
};
