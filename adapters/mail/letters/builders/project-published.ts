import type { WriteLetter } from "../../letter-words.ts";

/** To a builder whose project an admin approved. */
export const projectPublished: WriteLetter<"project-published"> = (
  { builderName, projectId, projectTitle, isFeatured },
  site,
) => ({
  subject: "Your project is approved",
  preheader: "It's now live in the portfolio.",
  title: "Your project is approved",
  blocks: [
    {
      kind: "text",
      text: `Hi ${builderName}, exhibitors can now find ${projectTitle} in the portfolio, unless you keep it private.${isFeatured ? " It's featured, too." : ""}`,
    },
    { kind: "button", label: "See your project", url: `${site.origin}/portfolio/${projectId}` },
  ],
});
