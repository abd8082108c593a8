import { type BriefWidening, knownWidenings } from "../../../../domain/messages/letter-facts.ts";
import { fewBuildersText, quoteRangeText } from "../../../../domain/promise/few-builders-text.ts";
import { moneyText } from "../../../../domain/shared/money/money-text.ts";
import { countInWords } from "../../../../domain/shared/text/count-in-words.ts";
import { momentWords, weekdayWords } from "../../date-words.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, LetterWords, WriteLetter } from "../../letter-words.ts";
import type { MailSite } from "../../mail-site.ts";
import { showName } from "../../show-name.ts";

type News = "promise-few" | "promise-at-risk" | "promise-missed";

/** To the exhibitor: fewer quotes than promised are likely, or they are late. */
export const promiseNews: WriteLetter<News> = (letter, site) => {
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

/** The quotes that are in, the next step for the others, and when the next email comes. */
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

/** "One quote is in": what an exhibitor has, never a zero. */
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

/** The next email comes at that time, whatever happens until then. */
function againWords({ writesAgainAt = null, timeZone }: Letter): string {
  return writesAgainAt ? ` We'll write again ${weekdayWords(writesAgainAt, timeZone)}.` : "";
}

/** The steps that we take by ourselves in the mode of the request: reminders go out, and builders are invited or proposed to our team. */
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

/** To the exhibitor: the clock stands still until they answer, or goes on. */
export const promisePaused: WriteLetter<"promise-paused"> = (
  { request, quoteRequestId, state, reason, allDueAt, endsAt, timeZone },
  site,
) => {
  const forShow = request ? `: ${showName(request)}` : "";
  const due = momentWords(allDueAt, timeZone);
  const isPaused = state === "paused";
  const said: Block[] = reason ? [{ kind: "quote", text: reason }] : [];
  return {
    subject: isPaused ? `We need an answer from you${forShow}` : `Your request continues${forShow}`,
    preheader: isPaused ? "The clock is paused until you answer." : `All quotes are due by ${due}.`,
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
};

/** The request itself, by way of the sign-in. */
function viewRequest(id: string, site: MailSite): Block {
  const url = site.signInLink(`/dashboard?request=${encodeURIComponent(id)}`);
  return { kind: "button", label: "View your request", url };
}

function lowerFirst(text: string): string {
  return /^(I|We're)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
