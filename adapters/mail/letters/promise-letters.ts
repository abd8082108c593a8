import { type BriefWidening, knownWidenings } from "../../../domain/messages/letter-facts.ts";
import type { PromiseLetter } from "../../../domain/messages/promise-letter.ts";
import { fewBuildersText, quoteRangeText } from "../../../domain/promise/few-builders-text.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { countInWords } from "../../../domain/shared/text/count-in-words.ts";
import { answerButtons } from "../answer-buttons.ts";
import { laterWords, momentWords, weekdayWords } from "../date-words.ts";
import { factsOfRequest } from "../facts-of-request.ts";
import type { Block, Letters, LetterWords, WriteLetter } from "../letter-words.ts";
import type { MailSite } from "../mail-site.ts";
import { quotedLines } from "../quoted-lines.ts";
import { showName } from "../show-name.ts";

function reminderWords(hasBegun: boolean, by: string, later: string) {
  return hasBegun
    ? {
        preheader: `Please send your quote ${by}.`,
        title: "Your quote is due soon",
        text: `you said you'd quote for this booth. Please send your quote ${by}.${later}`,
      }
    : {
        preheader: "Will you quote? One click tells us.",
        title: "Will you quote for this booth?",
        text: `you're invited to quote for this booth and we haven't heard from you. Please answer ${by}.${later} If you can't take it on, a quick "Decline" lets us invite another builder.`,
      };
}

function resumedWords(hasBegun: boolean, by: string, later: string) {
  const asked = hasBegun ? `Please send your quote ${by}.` : `Please answer ${by}.`;
  return {
    preheader: asked,
    title: "The clock is running again",
    text: `we paused this request to ask the exhibitor something, and it goes on now. Your time to answer moved: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}${later}`,
  };
}

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
    "A day after the quotes were due, fewer than two are in. Then answer them by email and close the case.",
  ],
} as const;

type News = "promise-few" | "promise-at-risk" | "promise-missed";

/** Tells the exhibitor that quotes are likely to be fewer than promised, or late. */
const promiseNews: WriteLetter<News> = (letter, site) => {
  const { request, quoteRequestId } = letter;
  const show = request ? showName(request) : null;
  const words = newsWords(letter, show);
  const hello = request ? `Hi ${request.firstName}, ` : "";
  return {
    subject: words.subject,
    preheader: words.next,
    title: words.title,
    blocks: [
      { kind: "text", text: hello ? hello + lowerFirst(words.fact) : words.fact },
      { kind: "text", text: words.next },
      ...(request ? [factsOfRequest(request)] : []),
      viewRequest(quoteRequestId, site),
      {
        kind: "note",
        text: `You get this because we promised you quotes. Want to talk? Write to ${site.supportEmail}.`,
      },
    ],
  };
};

type NewsWords = Pick<LetterWords, "subject" | "title"> & { fact: string; next: string };

type Letter = Parameters<WriteLetter<News>>[0];

function newsWords(letter: Letter, show: string | null): NewsWords {
  if (letter.kind === "promise-few") return fewWords(letter, show);
  return letter.kind === "promise-at-risk"
    ? atRiskWords(letter, show)
    : missedWords(letter, show ? ` for ${show}` : "");
}

const builders = (count: number) => (count === 1 ? "builder" : "builders");

const are = (count: number) => (count === 1 ? "is" : "are");

const expected = ({ low, high }: { low: number; high: number }) =>
  `${quoteRangeText(low, high)} in all`;

function fewWords(letter: Letter, show: string | null): NewsWords {
  const { fitting, request } = letter;
  const widenings = knownWidenings(letter.widenings ?? []);
  const count = fitting === 0 ? "No builder" : `${fitting} ${builders(fitting)}`;
  return {
    subject: `${count} ${fitting > 1 ? "fit" : "fits"} your booth${show ? ` at ${show}` : ""}${fitting === 0 ? " yet" : ""}`,
    title: fitting === 0 ? "No builder fits yet" : "Fewer builders fit than we'd like",
    fact: `${letter.countable > 0 ? `${inWords(letter)}. ` : ""}${fewBuildersText(letter)}`,
    next: `${
      request && widenings.length > 0
        ? `What would bring more: ${widenings.map(wideningWords).join(" ")} Reply to this email if you want to change your brief.`
        : "Reply to this email and we'll look at your brief together."
    }${againWords(letter)}`,
  };
}

/** Says how many quotes are in, the next step, and when the next email comes. */
function atRiskWords(letter: Letter, show: string | null): NewsWords {
  const { countable, promised, timeZone } = letter;
  const due = momentWords(letter.dueAt, timeZone);
  const left = promised - countable;
  const title = inWords(letter);
  const rest = left > 0 ? `, and the other ${countInWords(left)} ${are(left)} due by ${due}` : "";
  return {
    subject: show ? `${show}: ${lowerFirst(title)}` : title,
    title,
    fact: countable > 0 ? `${title}${rest}.` : stillToCome(letter, due),
    next: `${left > 0 ? askingWords(letter) : "Compare them whenever you like."}${againWords(letter)}`,
  };
}

/** The quotes that are in, in words: "One quote is in"; never a zero. */
function inWords({ countable, promised }: Letter): string {
  if (countable === 0) return "Your first quote is still to come";
  if (countable >= promised) return `All ${countInWords(promised)} quotes are in`;
  const quotes = countable === 1 ? "quote is" : "quotes are";
  const count = countInWords(countable);
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} ${quotes} in`;
}

function stillToCome({ isFirst, promised }: Letter, due: string): string {
  return isFirst
    ? `Your first quote is due by ${due}, and we're still waiting for it.`
    : `Your ${countInWords(promised)} quotes are due by ${due}, and we're still waiting for the first one.`;
}

/** Says when the next email is sent, which happens in any case. */
function againWords({ writesAgainAt = null, timeZone }: Letter): string {
  return writesAgainAt ? ` We'll write again ${weekdayWords(writesAgainAt, timeZone)}.` : "";
}

/**
 * Says what the system does by itself in the request's mode: sends reminders, and invites builders
 * or proposes them to our team.
 */
function askingWords({ inviting = 0, proposed = 0, allAsked }: Letter): string {
  const reminded = "Builders who haven't answered get a reminder.";
  if (!allAsked) {
    if (proposed > 0) return `Our team decides which builders to invite next. ${reminded}`;
    return inviting > 0
      ? `We're inviting ${countInWords(inviting)} more ${builders(inviting)}. ${reminded}`
      : reminded;
  }
  const { asked, fitting } = allAsked;
  return asked < fitting
    ? `We've invited ${asked} builders, the most for one request. ${reminded}`
    : `We've invited all ${asked} builders who fit your booth. ${reminded}`;
}

function missedWords(letter: Letter, forShow: string): NewsWords {
  const { isFirst, countable, promised, working, later = null, timeZone } = letter;
  const { writesAgainAt = null } = letter;
  const due = momentWords(letter.dueAt, timeZone);
  const left = Math.max(0, working - countable);
  const likely =
    later && later.high > countable
      ? `; we expect ${expected(later)} by ${momentWords(later.by, timeZone)}`
      : "";
  const atWork =
    left > 0 ? `${left} ${builders(left)} ${are(left)} still working on it${likely}. ` : "";
  return {
    subject:
      countable === 0
        ? `We're late with your first quote${forShow}`
        : `We're late: ${countable} of ${promised} quotes${forShow}`,
    title: "We're late",
    fact: isFirst
      ? `We promised you a first quote by ${due}, and it isn't in. That's our fault, not yours.`
      : `We promised you ${promised} quotes by ${due}, and ${countable === 0 ? "none is" : `${countable} ${are(countable)}`} in. That's our fault, not yours.`,
    next: `${atWork}${againWords(letter).trim()}${writesAgainAt ? " " : ""}You can keep waiting, ask for more builders, talk to us or cancel: all four are on your request.`,
  };
}

function wideningWords(widening: BriefWidening): string {
  const more = `${widening.builders} more ${builders(widening.builders)}`;
  return widening.kind === "budget"
    ? `A budget up to ${moneyText(widening.upToDollars * 100)} brings ${more}.`
    : `Asking for ${widening.serviceType.replaceAll("-", " ")} brings ${more}.`;
}

/** A button to the request, through the sign-in page. */
function viewRequest(id: string, site: MailSite): Block {
  const url = site.signInLink(`/requests/${encodeURIComponent(id)}`);
  return { kind: "button", label: "View your request", url };
}

function lowerFirst(text: string): string {
  return /^(I|We're)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Emails about how the promise of quotes stands. */
export const promiseLetters = {
  /** Reminds an invited builder who has not answered yet, or tells them their new time after a pause. */
  "invitation-reminder": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderId, builderName, link, hasBegun, isResumed = false } = letter;
      const { answerBy, timeZone } = letter;
      const later = laterWords(letter);
      const until = answerBy ? momentWords(answerBy, timeZone) : null;
      const by = until ? `by ${until}` : "as soon as you can";
      const words = isResumed
        ? resumedWords(hasBegun, by, later)
        : reminderWords(hasBegun, by, later);
      const still = isResumed ? "You have until" : "Still open until";
      return {
        subject: answerBy
          ? `${still} ${weekdayWords(answerBy, timeZone)}: ${showName(request)}`
          : `Still open: ${showName(request)}`,
        preheader: words.preheader,
        title: words.title,
        blocks: [
          { kind: "text", text: `Hi ${builderName}, ${words.text}` },
          factsOfRequest(request, until ? [["Answer by", until]] : []),
          ...answerButtons(site, { request, builderId, link }, hasBegun),
          {
            kind: "button",
            label: "See it in your dashboard",
            url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
          },
          {
            kind: "note",
            text: "You get this because you were invited to quote. The links above the dashboard need no sign-in, so don't forward this email.",
          },
        ],
      };
    },
  },

  /** Tells an invited builder who has not begun that the exhibitor has all promised quotes. */
  "invitation-released": {
    topic: null,
    ownedBy: "request",
    write: ({ request, builderName }, site) => ({
      subject: `No need to quote: ${showName(request)} has its quotes`,
      preheader: "The exhibitor has all the quotes they asked for.",
      title: "No need to quote",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, the exhibitor has all the quotes they asked for, so you don't need to start on this one. It doesn't count against you, and we'll invite you to the next one that fits.`,
        },
        factsOfRequest(request),
        { kind: "button", label: "See your other requests", url: site.signInLink("/dashboard") },
        { kind: "note", text: "You get this because you were invited to quote." },
      ],
    }),
  },

  /** Tells a builder who said that they will quote by when, and where. */
  "seat-confirmed": {
    topic: null,
    ownedBy: "request",
    write: (letter, site) => {
      const { request, builderId, builderName, link, answerBy, timeZone } = letter;
      const until = answerBy ? momentWords(answerBy, timeZone) : null;
      return {
        subject: `You have a spot: ${showName(request)}`,
        preheader: until ? `Please send your quote by ${until}.` : "Please send your quote soon.",
        title: "You have a spot",
        blocks: [
          {
            kind: "text",
            text: `Thanks, ${builderName}. We're counting on your quote${until ? ` by ${until}` : ""}.${laterWords(letter)} If something comes up, decline so that another builder can have the spot.`,
          },
          factsOfRequest(request, until ? [["Answer by", until]] : []),
          ...answerButtons(site, { request, builderId, link }, true),
          {
            kind: "button",
            label: "See it in your dashboard",
            url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
          },
          {
            kind: "note",
            text: "You get this because you said you'd quote. The links above the dashboard need no sign-in, so don't forward this email.",
          },
        ],
      };
    },
  },

  /** Tells a builder that their quote was taken back by the link in their email. */
  "quote-taken-back": {
    topic: null,
    ownedBy: "request",
    write: ({ request, builderId, builderName, link }, site) => ({
      subject: `Your quote was undone: ${showName(request)}`,
      preheader: "The exhibitor knows. You can send another quote.",
      title: "Your quote was undone",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, your quote was undone by the link in your invitation, and we've told the exhibitor. If that was a mistake, send it again.`,
        },
        factsOfRequest(request),
        ...answerButtons(site, { request, builderId, link }, true),
        {
          kind: "button",
          label: "See it in your dashboard",
          url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
        },
        {
          kind: "note",
          text: "You get this because the link in your invitation was used. If it wasn't you, ask us for a new link and don't forward this email.",
        },
      ],
    }),
  },

  /** Brings a builder the working link that they asked for, in place of an earlier one. */
  "response-link-renewed": {
    topic: null,
    ownedBy: "request",
    write: ({ request, builderId, builderName, link }, site) => ({
      subject: `Your new link: ${showName(request)}`,
      preheader: "It replaces the links in earlier emails.",
      title: "Here's your new link",
      blocks: [
        {
          kind: "text",
          text: `Hi ${builderName}, this link replaces the ones in our earlier emails about this request.`,
        },
        factsOfRequest(request),
        ...answerButtons(site, { request, builderId, link }),
        {
          kind: "button",
          label: "See it in your dashboard",
          url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
        },
        {
          kind: "note",
          text: "You get this because a new link was asked for on the page of an earlier one. It needs no sign-in, so don't forward this email.",
        },
      ],
    }),
  },

  /** Tells an admin that the worker that keeps the promise stood still for a while. */
  "worker-silent": {
    topic: null,
    ownedBy: "office",
    write: ({ since, until }, site) => ({
      subject: "The worker was silent: promises were not looked at",
      preheader: `From ${momentWords(since, null)} to ${momentWords(until, null)}.`,
      title: "The worker was silent",
      blocks: [
        {
          kind: "text",
          text: `No promise was looked at from ${momentWords(since, null)} to ${momentWords(until, null)}. The worker is back and catches up now: due times that passed are settled as of their time, and each builder gets one reminder at most.`,
        },
        {
          kind: "button",
          label: "See what is at risk",
          url: site.signInLink("/admin-dashboard?need=at-risk"),
        },
        { kind: "note", text: "Admins get this once per outage." },
      ],
    }),
  },

  /** Tells an admin that proposed builders wait to be confirmed. */
  "request-waits": {
    topic: null,
    ownedBy: "office",
    write: ({ count, request }, site) => {
      const waits = count === 1 ? "1 request waits" : `${count} requests wait`;
      return {
        subject: `${waits} for you`,
        preheader: "Builders are proposed; one click invites them.",
        title: `${waits} for you`,
        blocks: [
          {
            kind: "text",
            text: `Builders are proposed for ${count === 1 ? "it" : "them"}, and one click invites them. ${count === 1 ? "It is" : "One of them is"}:`,
          },
          factsOfRequest(request),
          {
            kind: "button",
            label: "Confirm builders",
            url: site.signInLink("/admin-dashboard?need=waiting"),
          },
          {
            kind: "note",
            text: "Admins get this once a proposal has waited for half an hour, and each working half-day while it waits.",
          },
        ],
      };
    },
  },

  "promise-few": { topic: null, ownedBy: "request", write: promiseNews },

  "promise-at-risk": { topic: "quotes-received", ownedBy: "request", write: promiseNews },

  "promise-missed": { topic: null, ownedBy: "request", write: promiseNews },

  /** Tells the exhibitor that the promise is paused until they answer, or was resumed. */
  "promise-paused": {
    topic: null,
    ownedBy: "request",
    write: ({ request, quoteRequestId, state, reason, allDueAt, endsAt, timeZone }, site) => {
      const forShow = request ? `: ${showName(request)}` : "";
      const due = momentWords(allDueAt, timeZone);
      const isPaused = state === "paused";
      const said: Block[] = reason ? [{ kind: "quote", text: reason }] : [];
      return {
        subject: isPaused
          ? `We need an answer from you${forShow}`
          : `Your request continues${forShow}`,
        preheader: isPaused
          ? "The clock is paused until you answer."
          : `All quotes are due by ${due}.`,
        title: isPaused ? "We need an answer from you" : "The clock is running again",
        blocks: [
          {
            kind: "text",
            text: isPaused
              ? "Builders need an answer from you before they can quote, so we've paused the clock:"
              : `The clock for your quotes is running again. All of them are now due by ${due}.`,
          },
          ...said,
          ...(isPaused
            ? [
                {
                  kind: "text" as const,
                  text: `Reply to ${site.supportEmail}. The clock continues when you answer${endsAt ? `, and by ${momentWords(endsAt, timeZone)} at the latest` : ""}.`,
                },
              ]
            : []),
          ...(request ? [factsOfRequest(request)] : []),
          viewRequest(quoteRequestId, site),
        ],
      };
    },
  },

  /** Brings the exhibitor an admin's answer about a missed promise. */
  "promise-answered": {
    topic: null,
    ownedBy: "request",
    write: ({ request, quoteRequestId, text }, site) => ({
      subject: request ? `About your quotes for ${showName(request)}` : "About your quotes",
      preheader: "An answer from our team.",
      title: "About your quotes",
      blocks: [
        ...quotedLines(text),
        viewRequest(quoteRequestId, site),
        {
          kind: "note",
          text: `You get this because we promised you quotes. Want to talk? Write to ${site.supportEmail}.`,
        },
      ],
    }),
  },

  /** Tells an admin that a promise needs them. */
  "promise-alarm": {
    topic: null,
    ownedBy: "office",
    write: ({ request, notice, countable, promised }, site) => {
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
    },
  },

  /** Tells an admin that alarms come faster than they are emailed one by one. */
  "many-alarms": {
    topic: null,
    ownedBy: "office",
    write: ({ perHour }, site) => {
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
    },
  },
} satisfies Letters<PromiseLetter>;
