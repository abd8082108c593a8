import { data, Form } from "react-router";
import { pageCallsContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Route } from "./+types/unsubscribe-page.ts";
import { topicWords } from "./topic-words.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Unsubscribe",
    description: "Stop one kind of email.",
    canonicalPath: "/unsubscribe",
    isPrivate: true,
  });

export { secretUrlHeaders as headers } from "../../page/private-headers.ts";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** Reads the token without using it, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const opened = await context.get(pageCallsContext).openUnsubscribe(token);
  const status = opened.ok ? 200 : opened.problem.status;
  return data({ token, opened }, { status });
}

/**
 * Turns the topic off: from the button, or from a mail program's one-click unsubscribe (RFC 8058).
 * Needs only the token in the URL.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const done = await context.get(pageCallsContext).unsubscribe(tokenOf(request));
  return data({ isDone: done.ok }, { status: done.ok ? 200 : done.problem.status });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, opened } = loaderData;
  const isDone = actionData?.isDone ?? false;
  return (
    <Container width="form">
      <Card>
        <Stack gap="medium">
          {!opened.ok ? (
            <>
              <Heading level={1}>This link doesn't work</Heading>
              <Text>{opened.problem.message}</Text>
            </>
          ) : isDone ? (
            <>
              <Heading level={1}>You're unsubscribed</Heading>
              <Text>
                {`We've stopped sending emails about this to ${opened.value.email}: ${topicWords[opened.value.topic].label}.${opened.value.topic === "references" ? "" : " You can turn them on again in your settings."}`}
              </Text>
            </>
          ) : (
            <Form method="post" action={`/unsubscribe?token=${encodeURIComponent(token)}`}>
              <Stack gap="medium">
                <Heading level={1}>Unsubscribe from these emails?</Heading>
                <Text>
                  {`These emails go to ${opened.value.email}: ${topicWords[opened.value.topic].label}. ${topicWords[opened.value.topic].hint}`}
                </Text>
                <Button type="submit" tone="accent" full>
                  Unsubscribe
                </Button>
              </Stack>
            </Form>
          )}
          {(isDone || !opened.ok) && (
            <LinkButton to="/dashboard?settings=mail">Choose all your emails</LinkButton>
          )}
        </Stack>
      </Card>
    </Container>
  );
}
