import type { ReceivedResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { priceText } from "../../domain/offers/stated-price.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { ContactLinks } from "../ui/data/contact-links.tsx";
import { Stamp } from "../ui/feedback/stamp.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { chosen, price, step, steps } from "./chosen-quote.css.ts";

type Props = {
  response: ReceivedResponseBody;
  level: 2 | 3;
  /** Other builders have sent quotes too. */
  hasOthers: boolean;
};

const nextSteps = [
  {
    title: "Settle the details",
    text: "Call or email them. They have your contact details and your whole brief.",
  },
  {
    title: "Sign and pay the deposit",
    text: "They'll send you a contract. It's between you and them, and says what is due when.",
  },
  {
    title: "Approve the drawings",
    text: "Check every dimension and graphic before production starts.",
  },
];

/** The quote that was accepted: from whom, for how much, and what happens now. */
export function ChosenQuote({ response, level, hasOthers }: Props) {
  const { builder, estimatedTimeline } = response;
  const name = builder?.name ?? "your builder";
  const terms = [priceText(response), estimatedTimeline];
  return (
    <section className={chosen} aria-label="Your choice">
      <Stack gap="small">
        <Stamp>Accepted</Stamp>
        <Heading level={level} size="section">
          {`You chose ${name}`}
        </Heading>
        <p className={price}>{terms.filter(Boolean).join(", ")}</p>
        <Text tone="muted">
          {hasOthers ? "We've told them, and the other builders too." : "We've told them."}
        </Text>
      </Stack>
      <ol className={steps} aria-label="What happens now">
        {nextSteps.map(({ title, text }) => (
          <li key={title} className={step}>
            <strong>{title}</strong>
            <Text size="small" tone="muted">
              {text}
            </Text>
          </li>
        ))}
      </ol>
      {builder && (
        <Stack gap="xsmall">
          <Text weight="strong">{`Contact ${builder.name}`}</Text>
          <ContactLinks {...builder} />
        </Stack>
      )}
      <Inline gap="small">
        <LinkButton
          to={`/api/quote-requests/${response.quoteRequestId}/accepted-quote.pdf`}
          size="small"
          reloadDocument
        >
          Download the quote (PDF)
        </LinkButton>
      </Inline>
    </section>
  );
}
