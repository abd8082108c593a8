import type { QuoteResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { amountText, priceText } from "../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { minuteMs } from "../../domain/shared/time/time-units.ts";
import { pricedBooth } from "../quotes/brief/builder-priced-for.ts";
import { fileFacts, undeliveredWords } from "../quotes/files/file-words.ts";
import { OfferFacts } from "../quotes/request/offer-facts.tsx";
import { DataList } from "../ui/data/data-list.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useNow } from "../ui/use-now.ts";
import { Fold } from "./fold.tsx";
import { ActForm } from "./respond-forms.tsx";
import type { RespondAnswer } from "./respond-page.action.ts";

/** "$52,800 for 20 × 20 ft": an amount names the booth that it is priced for. */
function pricedWords(brief: LinkedBriefBody): string | null {
  const { ownQuote, briefEdits, boothSize } = brief;
  const price = ownQuote && priceText(ownQuote);
  if (!price) return null;
  return `${price} for ${boothSizeText(pricedBooth(briefEdits, ownQuote.confirmedBrief, boothSize))}`;
}

/** Names the builder's last answer with its amount; null before an answer. */
function receiptTitle(brief: LinkedBriefBody): string | null {
  const { company, ownQuote, may, lastAct } = brief;
  const price = ownQuote && priceText(ownQuote);
  if (may.revise) {
    return `Sent. ${company} has your ${price ? `quote of ${price}` : "answer, without a price"}`;
  }
  if (lastAct === "withdrawn") return `You withdrew your quote${price ? ` of ${price}` : ""}`;
  if (lastAct === "declined" || brief.state === "declined") return "You declined this invitation";
  return brief.acknowledgement === "given"
    ? "You have a spot. Send your quote when it's ready"
    : null;
}

type Props = {
  brief: LinkedBriefBody;
  answer: RespondAnswer | undefined;
  /** Whether the page was opened by sending it. */
  isSent: boolean;
  /** Whether it stands below other things to answer: without the notice. */
  isBelow?: boolean;
};

/** The sent answer, with the lines of a quote folded, and for an hour a button to undo it. */
export function Receipt({ brief, answer, isSent, isBelow = false }: Props) {
  const { ownQuote, may, files } = brief;
  const title = receiptTitle(brief);
  if (!title) return null;
  const priced = may.revise ? pricedWords(brief) : null;
  return (
    <Stack gap="small">
      {!isBelow && (
        <div id={isSent ? "sent" : undefined} tabIndex={isSent ? -1 : undefined}>
          <Notice tone="positive" title={title}>
            {priced
              ? `Sent for ${brief.builderName}: ${priced}.`
              : `Sent for ${brief.builderName}.`}
          </Notice>
        </div>
      )}
      {may.revise && ownQuote && (
        <Fold label={priced ? `What you sent: ${priced}` : "What you sent"} look="quiet">
          <Stack gap="medium">
            {/* its lines stand below, where they need no scripts */}
            <OfferFacts
              offer={{ ...ownQuote, lines: [] }}
              about={brief.show}
              createdLabel="Created"
            />
            {ownQuote.lines.length > 0 && (
              <DataList items={ownQuote.lines.map(lineItem(ownQuote))} />
            )}
            {files.length > 0 && (
              <DataList
                items={files.map((file) => ({
                  label: file.name,
                  value: undeliveredWords(file) ?? fileFacts(file),
                }))}
              />
            )}
          </Stack>
        </Fold>
      )}
      <Undo brief={brief} answer={answer} />
    </Stack>
  );
}

const lineItem =
  ({ currency }: QuoteResponseBody) =>
  ({ label, amount, kind }: QuoteResponseBody["lines"][number]) => ({
    label,
    value:
      amount === null ? kind.charAt(0).toUpperCase() + kind.slice(1) : amountText(amount, currency),
  });

/** Takes the last act back, for an hour; a withdrawn quote is sent again. */
function Undo({ brief, answer }: Omit<Props, "isSent">) {
  const now = useNow();
  const { lastAct, lastActVersion, takeBackUntil, may } = brief;
  if (!may.takeBack) return null;
  const left = takeBackUntil && now && Date.parse(takeBackUntil) - now.getTime();
  const minutes = left && left > 0 ? ` (${Math.max(1, Math.floor(left / minuteMs))} min)` : "";
  return (
    <ActForm
      act="take-back"
      label={`${lastAct === "withdrawn" ? "Send it again" : "Undo"}${minutes}`}
      tone="quiet"
      answer={answer}
    >
      <input type="hidden" name="seen" value={lastActVersion ?? undefined} />
    </ActForm>
  );
}
