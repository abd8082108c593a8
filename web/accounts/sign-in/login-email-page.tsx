import { useEffect, useRef } from "react";
import { data, Form, redirectDocument } from "react-router";
import { afterSignIn } from "../../../domain/accounts/after-sign-in.ts";
import { pageCallsContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { readForm } from "../../read-form.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import { useSendOnce } from "../../ui/use-send-once.ts";
import type { Route } from "./+types/login-email-page.ts";
import * as styles from "./sign-in-code.css.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign in",
    description: "Complete your sign-in.",
    canonicalPath: "/login/email",
    isPrivate: true,
  });

export { secretUrlHeaders as headers } from "../../page/private-headers.ts";

/** Reads the token without using it, because mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const opened = await context.get(pageCallsContext).openSignInLink(token);
  if (opened.ok) return data({ token, link: opened.value, problem: null });
  return data({ token, link: null, problem: opened.problem }, { status: opened.problem.status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const done = await context.get(pageCallsContext).signInByToken(String(form.get("token") ?? ""));
  if (done.ok) throw redirectDocument(afterSignIn(done.value));
  return data(done.problem, { status: done.problem.status });
}

export default function LoginEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, link } = loaderData;
  const problem = actionData ?? loaderData.problem;
  return (
    <Container width="form">
      <Card>
        {problem || !link ? (
          <Stack gap="medium">
            <Heading level={1}>This link doesn't work anymore</Heading>
            <Text>{problem?.message}</Text>
            <LinkButton to="/api/login" reloadDocument tone="accent">
              Ask for a new link
            </LinkButton>
          </Stack>
        ) : link.sameBrowser ? (
          <ContinueForm token={token} email={link.email} isNew={link.isNew} />
        ) : (
          <SignInCode email={link.email} code={link.code ?? ""} />
        )}
      </Card>
    </Container>
  );
}

type ContinueProps = { token: string; email: string; isNew: boolean };

/**
 * Signs in, in the browser that asked for the link. For an existing account the form submits itself
 * once the page is visible: mail scanners lack this browser's cookie and see the code instead. A
 * new account waits for the press.
 */
function ContinueForm({ token, email, isNew }: ContinueProps) {
  const form = useRef<HTMLFormElement>(null);
  // the token works only once
  const onSubmit = useSendOnce();
  const hasGoneOn = useRef(false);
  const isAlive = useIsAlive();
  const isAutomatic = !isNew && isAlive;
  useEffect(() => {
    if (isNew) return;
    function goOn() {
      if (hasGoneOn.current || document.visibilityState !== "visible") return;
      hasGoneOn.current = true;
      form.current?.requestSubmit();
    }
    goOn();
    document.addEventListener("visibilitychange", goOn);
    return () => document.removeEventListener("visibilitychange", goOn);
  }, [isNew]);
  const button = (
    <Button type="submit" tone="accent" full>
      {`Continue as ${email}`}
    </Button>
  );
  return (
    <Form ref={form} method="post" action="/login/email" reloadDocument onSubmit={onSubmit}>
      <input type="hidden" name="token" value={token} />
      <Stack gap="medium">
        <Heading level={1}>{isNew ? "Finish signing in" : "Welcome back"}</Heading>
        <Text>
          {isNew
            ? "One click creates your account."
            : isAutomatic
              ? "Signing you in…"
              : "One click and you're in."}
        </Text>
        {/* pressed before hydration, the button would submit the form a second time */}
        {isNew || isAlive ? button : <noscript>{button}</noscript>}
      </Stack>
    </Form>
  );
}

/**
 * Shown in a browser that didn't ask for the link: six digits to type into the browser that did.
 */
function SignInCode({ email, code }: { email: string; code: string }) {
  return (
    <Stack gap="medium">
      <Heading level={1}>Enter this code in your other browser</Heading>
      <Text>
        {`The sign-in for ${email} was requested in another browser. Enter this code there.`}
      </Text>
      <output className={styles.digits}>{code}</output>
      <Text tone="muted" size="small">
        Didn't request this? Close this page. Nothing has happened, and no one is signed in.
      </Text>
    </Stack>
  );
}
