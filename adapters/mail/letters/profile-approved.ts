import type { WriteLetter } from "../letter-words.ts";

/** To a builder whom everybody sees from now on. */
export const profileApproved: WriteLetter<"profile-approved"> = (
  { builderName, builderId },
  site,
) => ({
  subject: "Your builder profile is approved",
  preheader: "Exhibitors see it from now on.",
  title: "Your builder profile is approved",
  blocks: [
    {
      kind: "text",
      text: `Hello ${builderName}, exhibitors see your profile from now on, and quote requests can be assigned to you.`,
    },
    { kind: "button", label: "See your public page", url: `${site.origin}/builders/${builderId}` },
    { kind: "note", text: "Builders with projects in their portfolio are asked more often." },
  ],
});
