import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { textLink } from "../ui/text/text-link.css.ts";
import { RefusedWords } from "./refused-words.tsx";
import type { RespondAnswer } from "./respond-page.action.ts";

type Props = { brief: LinkedBriefBody; answer: RespondAnswer | undefined };

/**
 * The message for a refused form that is no longer on the page, such as withdrawing an accepted
 * quote.
 */
export function RefusedNotice({ brief: { may, questions }, answer }: Props) {
  const mayOffer = may.quote || may.revise;
  const { questionId } = answer?.typed ?? {};
  const mayAnswer = questions.some(({ id, mayAnswer }) => mayAnswer && id === questionId);
  const hasForm: Partial<Record<string, boolean>> = {
    quote: mayOffer,
    revise: mayOffer,
    "take-back": may.takeBack,
    acknowledge: may.acknowledge,
    confirm: may.confirm,
    stands: may.stands,
    withdraw: may.withdraw,
    decline: may.decline,
    ask: may.ask,
    answer: mayAnswer,
    "decline-question": mayAnswer,
    // its buttons stand in the quote form
    "remove-file": false,
  };
  if (!answer || hasForm[answer.act] !== false) return null;
  return <RefusedWords>{answer.message}</RefusedWords>;
}

/** Confirms that a form was sent: the page opens at this notice and focuses it. */
export function SentNotice({ title, children }: { title: string; children: string }) {
  return (
    <div id="sent" tabIndex={-1}>
      <Notice tone="positive" title={title}>
        {children}
      </Notice>
    </div>
  );
}

/** Shown when the builder's quote expired while a best and final offer is asked for. */
export function ExpiredNotice({ brief: { may, ownQuote } }: Pick<Props, "brief">) {
  if (!may.quote || ownQuote?.status !== "expired" || ownQuote.round?.state !== "open") return null;
  return (
    <Notice tone="caution" title="Your quote has expired">
      The exhibitor asks for your best and final offer: send a new quote by{" "}
      <DateText iso={ownQuote.round.endsAt} format="due" />.
    </Notice>
  );
}

/** The outcome for the builder, once nothing is left to answer. */
export function EndedNotice({ brief: { state, ownQuote } }: Pick<Props, "brief">) {
  if (state !== "closed") {
    return <Notice title="Nothing to answer">This request needs no quote from you anymore.</Notice>;
  }
  return ownQuote?.status === "accepted" ? (
    <Notice tone="positive" title="Won">
      <p>The exhibitor accepted your quote. Get in touch to settle the details.</p>
      <a href={`/jobs/${ownQuote.id}`} className={textLink}>
        Sign in to run this job
      </a>
    </Notice>
  ) : (
    <Notice title="Not chosen">
      The exhibitor accepted another builder's quote. There's nothing you need to do.
    </Notice>
  );
}
