import { allQuotesHours, firstQuoteHours, promisedQuotes } from "../../domain/quotes/limits.ts";
import { useCurrentUser } from "../accounts/use-current-user.ts";
import { Heading } from "../ui/heading.tsx";
import { Inline } from "../ui/inline.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Stack } from "../ui/stack.tsx";
import { Text } from "../ui/text.tsx";
import { number, timeline, timelineStep } from "./quote-success.css.ts";

const steps = [
  {
    when: "Now",
    title: "We match you",
    text: "We pick builders who know your kind of booth, your size and your city.",
  },
  {
    when: `Within ${firstQuoteHours} hours`,
    title: "The first quote",
    text: "A builder's price, timeline and answer to your wishes reach you by e-mail.",
  },
  {
    when: `Within ${allQuotesHours} hours`,
    title: `All ${promisedQuotes} quotes`,
    text: "Compare them side by side, ask questions, and accept the one you like. Or none.",
  },
];

/** What the exhibitor may count on from here, and where to follow it. */
export function WhatHappensNext() {
  const user = useCurrentUser();
  return (
    <Stack gap="large" as="section">
      <Heading level={2}>What happens next</Heading>
      <ol className={timeline}>
        {steps.map(({ when, title, text }) => (
          <li key={when} className={timelineStep}>
            <span className={number}>{when}</span>
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ol>
      <Inline gap="medium">
        {user ? (
          <LinkButton to="/dashboard" tone="accent">
            Follow it in your dashboard
          </LinkButton>
        ) : (
          <LinkButton to="/api/login?returnTo=%2Fdashboard" tone="accent" reloadDocument>
            Sign in to follow your request
          </LinkButton>
        )}
        <LinkButton to="/">Back to the home page</LinkButton>
      </Inline>
      {!user && (
        <Text tone="muted" size="small">
          Sign in with the e-mail address of the request: no password needed, and your request is
          waiting in your dashboard.
        </Text>
      )}
    </Stack>
  );
}
