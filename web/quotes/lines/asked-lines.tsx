import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { askedWords } from "./asked-words.ts";

/**
 * Notice above the form with the exhibitor's request: lines instead of one price, or prices of
 * categories.
 */
export function AskedLines({ quote }: { quote: QuoteResponseBody }) {
  return (
    <Notice tone="info" title={askedWords(quote)}>
      {quote.linesAsked.length > 0
        ? "Their rows are marked below. If you don't offer one, say that it's excluded."
        : "One price can't be compared with itemized quotes. Your total may stay as it is."}
    </Notice>
  );
}
