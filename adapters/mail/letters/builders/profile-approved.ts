import type { WriteLetter } from "../../letter-words.ts";

/** To a builder whose profile is now public. */
export const profileApproved: WriteLetter<"profile-approved"> = (
  { builderName, builderId },
  site,
) => ({
  subject: "Your builder profile is approved",
  preheader: "Exhibitors can see it now.",
  title: "Your builder profile is approved",
  blocks: [
    {
      kind: "text",
      text: `Hi ${builderName}, exhibitors can now see your profile, and we can send you quote requests.`,
    },
    { kind: "button", label: "See your public page", url: `${site.origin}/builders/${builderId}` },
    { kind: "note", text: "Builders with projects in their portfolio get more requests." },
  ],
});
