import type { Block, WriteLetter } from "../letter-words.ts";

/** To a builder whose project cannot be shown as it is. */
export const projectDeclined: WriteLetter<"project-declined"> = (
  { builderName, projectTitle, reason },
  site,
) => {
  const said: Block[] = reason
    ? [
        { kind: "text", text: "This is why:" },
        { kind: "quote", text: reason },
      ]
    : [];
  return {
    subject: "Your project was not published",
    preheader: "Change it, and we look again.",
    title: "Your project was not published",
    blocks: [
      { kind: "text", text: `Hello ${builderName}, we cannot show ${projectTitle} as it is.` },
      ...said,
      { kind: "button", label: "Change your project", url: site.signInLink("/dashboard") },
      { kind: "note", text: "As soon as you have saved it, we look again." },
    ],
  };
};
