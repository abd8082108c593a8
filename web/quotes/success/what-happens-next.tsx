import { useCurrentUser } from "../../session/use-current-user.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { useSay } from "../../ui/said.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { number, timeline, timelineStep } from "./quote-success.css.ts";

const steps = [
  {
    when: "Now",
    title: "We match you",
    text: "We pick builders who know your kind of booth, your size and your city.",
  },
  {
    when: "Within {first}",
    title: "The first quote",
    text: "You'll get an email with the builder's price, timeline and notes.",
  },
  {
    when: "Within {all}",
    title: "All {5} {quotes}",
    text: "Compare them side by side, ask questions and accept the one you like, or none at all.",
  },
];

type Props = {
  /**
   * Id of the request in the URL, which visitors can follow after signing in; an empty text without
   * one.
   */
  requestId: string;
};

/** Next steps for the exhibitor, and where to follow the request. */
export function WhatHappensNext({ requestId }: Props) {
  const user = useCurrentUser();
  const say = useSay();
  const page = `/requests/${requestId}`;
  return (
    <Stack gap="large" as="section">
      <Heading level={2}>What happens next</Heading>
      <ol className={timeline}>
        {steps.map(({ when, title, text }) => (
          <li key={when} className={timelineStep}>
            <span className={number}>{say(when)}</span>
            <Heading level={3}>{say(title)}</Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ol>
      <Inline gap="medium">
        {!requestId ? (
          <LinkButton to="/quote" tone="accent">
            Get quotes
          </LinkButton>
        ) : user ? (
          <LinkButton to={page} tone="accent">
            Follow your request
          </LinkButton>
        ) : (
          <LinkButton
            to={`/api/login?${new URLSearchParams({ returnTo: page })}`}
            tone="accent"
            reloadDocument
          >
            Sign in to follow your request
          </LinkButton>
        )}
        <LinkButton to="/">Back to the home page</LinkButton>
      </Inline>
      {requestId && !user && (
        <Text tone="muted" size="small">
          Sign in with the email address you used here. No password needed; your request is already
          in your dashboard, where you can add drawings and other files to it.
        </Text>
      )}
    </Stack>
  );
}
