import { useLayoutEffect, useRef } from "react";
import type { ReceivedResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { priceText } from "../../domain/offers/stated-price.ts";
import { pricedForWords } from "../../domain/quotes/priced-for-words.ts";
import { ReviewLink } from "../ratings/review-link.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { ContactLinks } from "../ui/data/contact-links.tsx";
import { Stamp } from "../ui/feedback/stamp.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { chosen, price } from "./chosen-quote.css.ts";

type Props = {
  response: ReceivedResponseBody;
  level: 2 | 3;
  /** Whether other builders have sent quotes, too. */
  hasOthers: boolean;
};

let justAccepted: string | null = null;

/**
 * Notes that the reader has just accepted this quote, so that it gets the focus when it appears as
 * the chosen one.
 */
export function noteAccepted(id: string): void {
  justAccepted = id;
}

/** The accepted quote: builder, price, and next steps. */
export function ChosenQuote({ response, level, hasOthers }: Props) {
  const { builder, estimatedTimeline, pricedFor } = response;
  const name = builder?.name ?? "your builder";
  const terms = [priceText(response), estimatedTimeline];
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (justAccepted !== response.id) return;
    justAccepted = null;
    const heading = section.current?.querySelector<HTMLElement>("h2, h3");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [response.id]);
  return (
    <section ref={section} className={chosen} aria-label="Your choice">
      <Stack gap="small">
        <Stamp>Accepted</Stamp>
        <Heading level={level} size="section">
          {`You chose ${name}`}
        </Heading>
        <p className={price}>{terms.filter(Boolean).join(", ")}</p>
        {response.forEarlierBrief && <Text weight="strong">{pricedForWords(pricedFor)}</Text>}
        <Text tone="muted">
          {hasOthers ? "We've told them, and the other builders too." : "We've told them."}
        </Text>
      </Stack>
      <ReviewLink responseId={response.id} name={name} />
      {builder?.hasLeft ? (
        <Text>
          {`${name} deleted their account with us. Your agreement with them still stands. Can't reach them? `}
          <TextLink to="/contact">Write to us</TextLink>, and we'll help you find another builder.
        </Text>
      ) : (
        <Inline>
          <LinkButton to={`/jobs/${response.id}`} tone="accent">
            Open the job
          </LinkButton>
        </Inline>
      )}
      {builder && !builder.hasLeft && (
        <Stack gap="xsmall">
          <Text weight="strong">{`Contact ${builder.name}`}</Text>
          {builder.email || builder.phone || builder.website ? (
            <ContactLinks {...builder} />
          ) : (
            <Text>
              Their profile has no contact details, but they have yours. If you don't hear from
              them, <TextLink to="/contact">write to us</TextLink>.
            </Text>
          )}
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
