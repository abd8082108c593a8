import type { Block, WriteLetter } from "../../letter-words.ts";

/** To a builder whose project cannot be shown as it is. */
export const projectDeclined: WriteLetter<"project-declined"> = (
  { builderName, projectTitle, reason },
  site,
) => {
  const said: Block[] = reason
    ? [
        { kind: "text", text: "Here's why:" },
        { kind: "quote", text: reason },
      ]
    : [];
  return {
    subject: "Your project was not published",
    preheader: "Update it and we'll review it again.",
    title: "Your project was not published",
    blocks: [
      { kind: "text", text: `Hi ${builderName}, we can't publish ${projectTitle} as it is.` },
      ...said,
      { kind: "button", label: "Change your project", url: site.signInLink("/dashboard") },
      { kind: "note", text: "We'll review it again as soon as you save it." },
    ],
  };
};
