import type { WriteLetter } from "../../letter-words.ts";

/** To an admin: requests come in faster than they are emailed one by one. */
export const manyRequests: WriteLetter<"many-requests"> = ({ perHour }, site) => {
  const title = `More than ${perHour} new requests in an hour`;
  return {
    subject: title,
    preheader: "The rest are in your dashboard.",
    title,
    blocks: [
      {
        kind: "text",
        text: `More than ${perHour} quote requests came in within an hour, so we've paused the email about each one. They're all in your dashboard.`,
      },
      { kind: "button", label: "See new requests", url: site.signInLink("/admin-dashboard") },
      {
        kind: "note",
        text: "Admins get this at most once an hour. If many requests look alike, check them for spam.",
      },
    ],
  };
};
