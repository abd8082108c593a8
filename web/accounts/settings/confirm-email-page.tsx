import { data, Form, redirect, redirectDocument } from "react-router";
import { toOutcome } from "../../api/to-outcome.ts";
import { apiContext, currentUserContext, pageCallsContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { readForm } from "../../read-form.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useSendOnce } from "../../ui/use-send-once.ts";
import type { Route } from "./+types/confirm-email-page.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Confirm your address",
    description: "Confirm the new email address of your account.",
    canonicalPath: "/confirm-email",
    isPrivate: true,
  });

export { secretUrlHeaders as headers } from "../../page/private-headers.ts";

/** Reads the token without using it: the address changes when the member presses the button. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, pathname } = new URL(request.url);
  const calls = context.get(pageCallsContext);
  const inUrl = searchParams.get("token")?.slice(0, 100);
  const user = context.get(currentUserContext);
  if (!user) {
    if (inUrl) calls.rememberLink("confirm-email", inUrl);
    throw redirect(`/api/login?returnTo=${encodeURIComponent(pathname)}`);
  }
  if (searchParams.has("done"))
    return data({ token: "", email: user.email, isDone: true, problem: null });
  const token = inUrl ?? calls.rememberedLink("confirm-email") ?? "";
  const opened = await calls.openEmailChange(token);
  if (opened.ok) return data({ token, email: opened.value.email, isDone: false, problem: null });
  const { problem } = opened;
  return data({ token, email: "", isDone: false, problem }, { status: problem.status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const body = { token: String(form.get("token") ?? "") };
  const confirmed = await toOutcome(
    context.get(apiContext).call("POST /api/auth/user/email-change/confirm", { body }),
  );
  if (confirmed.ok) throw redirectDocument("/confirm-email?done");
  return data(confirmed.problem, { status: confirmed.problem.status });
}

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, isDone } = loaderData;
  const problem = actionData ?? loaderData.problem;
  // the token works only once
  const onSubmit = useSendOnce();
  return (
    <Container width="form">
      <Card>
        <Stack gap="medium">
          {problem ? (
            <>
              <Heading level={1}>Your address stays as it is</Heading>
              <Text>{problem.message}</Text>
              <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
            </>
          ) : isDone ? (
            <>
              <Heading level={1}>Your new address is confirmed</Heading>
              <Text>{`From now on you'll sign in with ${email}, and we'll email you there.`}</Text>
              <LinkButton to="/dashboard" reloadDocument tone="accent">
                Go to your dashboard
              </LinkButton>
            </>
          ) : (
            <Form method="post" action="/confirm-email" reloadDocument onSubmit={onSubmit}>
              <input type="hidden" name="token" value={token} />
              <Stack gap="medium">
                <Heading level={1}>Use this address?</Heading>
                <Text>{`From now on you'll sign in with ${email}, and we'll email you there.`}</Text>
                <Button type="submit" tone="accent" full>
                  {`Use ${email}`}
                </Button>
              </Stack>
            </Form>
          )}
        </Stack>
      </Card>
    </Container>
  );
}
