import type { WriteLetter } from "../../letter-words.ts";

/** To a builder whom an admin invites to join. */
export const builderInvite: WriteLetter<"builder-invite"> = (
  { token, builderName, daysValid },
  site,
) => ({
  subject: `Join ${site.productName} as a builder`,
  preheader: "Get quote requests from exhibitors that fit your work.",
  title: `You're invited to join ${site.productName}`,
  blocks: [
    {
      kind: "text",
      text: "Exhibitors send one request, and builders who fit the show, size and budget quote for it. We'd like you to be one of them.",
    },
    ...(builderName === null
      ? []
      : [
          {
            kind: "text" as const,
            text: `We already have a profile for ${builderName}. It becomes yours when you join.`,
          },
        ]),
    {
      kind: "button",
      label: "Join as a builder",
      url: `${site.origin}/join?token=${encodeURIComponent(token)}`,
    },
    {
      kind: "note",
      text: `The link works once, for ${daysValid} days. Don't share it. Not interested? Ignore this email, and nothing happens.`,
    },
  ],
});
