import type { OwnQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { pricedForWords } from "../../../domain/quotes/priced-for-words.ts";
import { formatMoney } from "../../format.ts";

type OwnRequest = Pick<OwnQuoteBody, "standing" | "timeLine" | "bestAmount" | "acceptedFor">;
/** A sentence in parts: `before`, then the due time if not null, then `after`. */
type Sentence = { before: string; dueAt: string | null; after: string };

/** The status of a request and its next deadline, for a row of a list and the head of its page. */
export function requestSentence(request: OwnRequest): Sentence {
  const { standing, timeLine, bestAmount, acceptedFor } = request;
  const price = bestAmount == null ? "" : formatMoney(bestAmount);
  const booth = acceptedFor ? ` ${pricedForWords(acceptedFor)}.` : "";
  switch (standing) {
    case "quotes-to-decide": {
      const { received, promised } = timeLine.quotes;
      const of = received < promised ? ` of ${promised}` : "";
      return withDue(`${received}${of} quotes in${price && `, from ${price}`}`, timeLine, {
        due: "the rest are due ",
        late: "the rest are late (due ",
        chased: "), and we're chasing them.",
      });
    }
    case "quotes-unpriced":
      return words("A builder needs more information before naming a price.");
    case "quotes-ended":
      return words("No quote is open right now.");
    case "quote-accepted":
      return words(`You chose a quote${price && ` of ${price}`}.${booth}`);
    case "completed":
      return words(`Done${price && `, for ${price}`}.${booth}`);
    case "cancelled-unasked":
    case "cancelled-unanswered":
      return words("Canceled before any quote arrived.");
    case "cancelled-with-quotes":
      return words("Canceled. Its quotes stay here for your records.");
    case "email_failed":
      return words("We couldn't reach the builders. Please contact support.");
    case "assigned":
    case "quotes_sent":
      return withDue("Builders are working on it", timeLine, firstQuote);
    default:
      return withDue("We're matching you with builders", timeLine, firstQuote);
  }
}

const firstQuote = {
  due: "your first quote is due ",
  late: "your first quote is late (due ",
  chased: "), and we're chasing it.",
};

const words = (before: string): Sentence => ({ before, dueAt: null, after: "" });

/** Adds the first promise that is not met yet; returns the state alone when nothing is due. */
function withDue(
  state: string,
  { promises }: OwnQuoteBody["timeLine"],
  { due, late, chased }: typeof firstQuote,
): Sentence {
  const open = promises.find(
    ({ standing, metAt }) => !metAt && (standing === "waiting" || standing === "late"),
  );
  if (!open) return words(`${state}.`);
  const [said, after] = open.standing === "late" ? [late, chased] : [due, "."];
  return { before: `${state}; ${said}`, dueAt: open.dueAt, after };
}
