import { namesPrice } from "../../../../domain/offers/names-price.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { priceFacts } from "../../price-facts.ts";
import { subjectBuilder, subjectShow } from "../../show-name.ts";

/** To the exhibitor: a builder has quoted, or changed the quote. */
export const responseReceived: WriteLetter<"response-received" | "response-revised"> = (
  letter,
  site,
) => {
  const { kind, request, firstName, builderName } = letter;
  const isNew = kind === "response-received";
  const builder = subjectBuilder(builderName);
  const [[, amount] = []] = priceFacts("Quote", letter);
  if (!namesPrice(letter.quotedAmount)) {
    return {
      subject: `${subjectShow(request)}: ${builder} needs more information`,
      preheader: "Read the message, and ask for a price once it's clear.",
      title: "A builder needs more information",
      blocks: [
        {
          kind: "text",
          text: `${greeting(firstName)} ${builderName} replied without a price. Their message says what they need to know.`,
        },
        factsOfRequest(request, [["Builder", builderName]]),
        {
          kind: "button",
          label: "Read the message",
          url: site.signInLink(`/requests/${request.quoteRequestId}/compare`),
        },
      ],
    };
  }
  return {
    subject: isNew
      ? `${subjectShow(request)}: ${amount} from ${builder}${ofPromised(letter)}`
      : `${subjectShow(request)}: ${builder} revised to ${amount}`,
    preheader: "Compare it with the others in your dashboard.",
    title: isNew ? "You have a new quote" : "A quote has changed",
    blocks: [
      {
        kind: "text",
        text: isNew
          ? `${greeting(firstName)} ${builderName} has sent you a quote.`
          : `${greeting(firstName)} ${builderName} has changed the quote. The new one counts.`,
      },
      factsOfRequest(request, [["Builder", builderName], ...priceFacts("Quote", letter)]),
      {
        kind: "button",
        label: "Compare quotes",
        url: site.signInLink(`/requests/${request.quoteRequestId}/compare`),
      },
      { kind: "note", text: "When you accept one, we'll let the other builders know right away." },
    ],
  };
};

/** " (2 of 5)": how many quotes are in, of those promised. */
function ofPromised({ received, promised }: { received?: number; promised?: number }): string {
  if (!received || !promised) return "";
  return received <= promised ? ` (${received} of ${promised})` : ` (${received} in)`;
}
