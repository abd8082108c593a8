import { type BriefWidening, knownWidenings } from "../../../../domain/messages/letter-facts.ts";
import { fewBuildersText } from "../../../../domain/promise/few-builders-text.ts";
import { moneyText } from "../../../../domain/shared/money/money-text.ts";
import { countInWords } from "../../../../domain/shared/text/count-in-words.ts";
import { momentWords } from "../../date-words.ts";
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
      viewRequest(quoteRequestId, request !== null, site),
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
  const forShow = show ? ` for ${show}` : "";
  return letter.kind === "promise-at-risk"
    ? atRiskWords(letter, forShow)
    : missedWords(letter, forShow);
}

const builders = (count: number) => (count === 1 ? "builder" : "builders");
const are = (count: number) => (count === 1 ? "is" : "are");
const expected = ({ low, high }: { low: number; high: number }) =>
  `${low === high ? high : `${low} to ${high}`} ${high === 1 ? "quote" : "quotes"} in all`;

function fewWords(letter: Letter, show: string | null): NewsWords {
  const { fitting, request } = letter;
  const widenings = knownWidenings(letter.widenings ?? []);
  const count = fitting === 0 ? "No builder" : `${fitting} ${builders(fitting)}`;
  return {
    subject: `${count} ${fitting > 1 ? "fit" : "fits"} your booth${show ? ` at ${show}` : ""}${fitting === 0 ? " yet" : ""}`,
    title: fitting === 0 ? "No builder fits yet" : "Fewer builders fit than we'd like",
    fact: fewBuildersText(letter),
    next:
      request && widenings.length > 0
        ? `What would bring more: ${widenings.map(wideningWords).join(" ")} Reply to this email if you want to change your brief.`
        : "Reply to this email and we'll look at your brief together.",
  };
}

function atRiskWords(letter: Letter, forShow: string): NewsWords {
  const { isFirst, countable, promised } = letter;
  const due = momentWords(letter.dueAt, letter.timeZone);
  const which = isFirst ? "first quote" : `${countInWords(promised)} quotes`;
  return {
    subject: `Your ${which}${forShow} will be tight`,
    title: `Your ${which} will be tight`,
    fact: isFirst
      ? `No quote is in yet, and the first one is due by ${due}.`
      : `${countable} of ${promised} quotes ${are(countable)} in, and all of them are due by ${due}.`,
    next: `${askingWords(letter)}${expectedWords(letter)}`,
  };
}

/** While an admin has to confirm further builders, what is likely are the quotes of those invited so far. */
function expectedWords(letter: Letter): string {
  const { proposed = 0, countable, high } = letter;
  if (proposed === 0) return ` We expect ${expected(letter)}.`;
  return high > countable ? ` From those invited so far, we expect ${expected(letter)}.` : "";
}

function askingWords({ inviting = 0, proposed = 0, allAsked }: Letter): string {
  if (!allAsked) {
    if (proposed > 0) return "Our team decides which builders to invite next.";
    return inviting > 0
      ? `We're inviting ${inviting} more ${builders(inviting)}.`
      : "We're following up with the builders.";
  }
  const { asked, fitting } = allAsked;
  return asked < fitting
    ? `We've invited ${asked} builders, the most for one request.`
    : `We've invited all ${asked} builders who fit your booth.`;
}

function missedWords(letter: Letter, forShow: string): NewsWords {
  const { isFirst, countable, promised, working, later = null, timeZone } = letter;
  const due = momentWords(letter.dueAt, timeZone);
  const left = Math.max(0, working - countable);
  const likely =
    later && later.high > countable
      ? `; we expect ${expected(later)} by ${momentWords(later.by, timeZone)}`
      : "";
  const atWork =
    left > 0 ? `${left} ${builders(left)} ${are(left)} still working on it${likely}. ` : "";
  return {
    subject: `We're late: ${countable} of ${promised} quotes${forShow}`,
    title: "We're late",
    fact: isFirst
      ? `We promised you a first quote by ${due}, and it isn't in. That's our fault, not yours.`
      : `We promised you ${promised} quotes by ${due}, and ${countable} ${are(countable)} in. That's our fault, not yours.`,
    next: `${atWork}You can keep waiting, ask for more builders, talk to us or cancel: all four are on your request.`,
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
      viewRequest(quoteRequestId, request !== null, site),
    ],
  };
};

function viewRequest(id: string, isProven: boolean, site: MailSite): Block {
  const path = encodeURIComponent(id);
  const url = isProven
    ? site.signInLink(`/dashboard?request=${path}`)
    : `${site.origin}/quote-success/${path}`;
  return { kind: "button", label: "View your request", url };
}

function lowerFirst(text: string): string {
  return /^(I|We're)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
