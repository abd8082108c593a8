import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

const alarmWords = {
  "first-tight": [
    "First quote is tight",
    "The first quote is due within six hours and none is in.",
  ],
  "first-missed": ["First quote is late", "The first quote was due and none is in."],
  "all-missed": ["Quotes are late", "All quotes were due and some are missing."],
  "no-builders-left": [
    "No builder is left to invite",
    "Every builder who fits is invited or proposed, or as many as one request may have, and too few quotes are likely.",
  ],
  "all-bounced": [
    "Invitations bounced",
    "No invitation could be delivered. Check the builders' email addresses.",
  ],
  "mail-waits": [
    "Emails are stuck",
    "An invitation has waited for the mail server for half an hour.",
  ],
  "call-them": [
    "Please call the exhibitor",
    "A day after the quotes were due, fewer than two are in. Then write in the request's notes how it ended.",
  ],
} as const;

/** To an admin: a promise needs them. */
export const promiseAlarm: WriteLetter<"promise-alarm"> = (
  { request, notice, countable, promised },
  site,
) => {
  const [title, fact] = alarmWords[notice];
  return {
    subject: `${title}: ${showName(request)}`,
    preheader: fact,
    title,
    blocks: [
      {
        kind: "text",
        text: `${fact} ${countable} of ${promised} quotes ${countable === 1 ? "is" : "are"} in.`,
      },
      factsOfRequest(request),
      {
        kind: "button",
        label: "See the request",
        url: site.signInLink(`/admin-dashboard?brief=${request.quoteRequestId}`),
      },
      { kind: "note", text: "Admins get this once per request and reason." },
    ],
  };
};

/** To an admin: alarms come faster than they are emailed one by one. */
export const manyAlarms: WriteLetter<"many-alarms"> = ({ perHour }, site) => {
  const title = `More than ${perHour} alarms in an hour`;
  return {
    subject: title,
    preheader: "The rest are in your dashboard.",
    title,
    blocks: [
      {
        kind: "text",
        text: `More than ${perHour} alarms about promised quotes came up within an hour, so we've paused the email about each one. The requests are all in your dashboard.`,
      },
      {
        kind: "button",
        label: "See the requests",
        url: site.signInLink("/admin-dashboard?need=open"),
      },
      {
        kind: "note",
        text: "Admins get this at most once an hour. If many requests look alike, check them for spam.",
      },
    ],
  };
};
