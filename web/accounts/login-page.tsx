import { data, redirect, redirectDocument } from "react-router";
import { safeReturnTo } from "../../domain/accounts/safe-return-to.ts";
import { currentUserContext, signInContext, siteContext } from "../context.ts";
import { readForm } from "../read-form.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { Card } from "../ui/card.tsx";
import { Container } from "../ui/container.tsx";
import { Heading } from "../ui/heading.tsx";
import { Stack } from "../ui/stack.tsx";
import { Text } from "../ui/text.tsx";
import type { Route } from "./+types/login-page.ts";
import { LinkSentForm } from "./link-sent-form.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { SampleSignIn } from "./sample-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign in",
    description: "Sign in with a link that we send to your e-mail address.",
    canonicalPath: "/api/login",
    isPrivate: true,
  });

export function loader({ request, context }: Route.LoaderArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get("returnTo"));
  if (context.get(currentUserContext)) throw redirect(returnTo ?? "/dashboard");
  return { returnTo, isDevelopment: context.get(siteContext).isDevelopment };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const calls = context.get(signInContext);
  const returnTo = text("returnTo") || null;
  const email = text("email");

  if (text("step") === "email") {
    const asked = await calls.ask({ email, returnTo });
    if (asked.ok) return data({ email, sent: true, held: asked.value.held, problem: null });
    const { problem } = asked;
    return data({ email, sent: false, held: null, problem }, { status: problem.status });
  }
  const isCode = text("step") === "code";
  const done = await (isCode
    ? calls.byCode(text("code"))
    : calls.asSample(text("userType"), returnTo));
  if (done.ok) throw redirectDocument(done.value.returnTo);
  const { problem } = done;
  return data({ email, sent: isCode, held: null, problem }, { status: problem.status });
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, isDevelopment } = loaderData;
  const { email = "", sent = false, held = null, problem = null } = actionData ?? {};
  return (
    <Container width="form">
      <Stack gap="large">
        <Heading level={1}>{sent ? "Look in your mail" : "Sign in"}</Heading>
        <Card>
          {sent ? (
            <LinkSentForm email={email} held={held} problem={problem} />
          ) : (
            <Stack gap="medium">
              <ProviderButtons returnTo={returnTo} />
              <SignInForm email={email} returnTo={returnTo} problem={problem} />
              <PasskeySignIn returnTo={returnTo} />
            </Stack>
          )}
        </Card>
        {isDevelopment && !sent && <SampleSignIn returnTo={returnTo} />}
        <Text tone="muted" size="small">
          There is no password to remember or to lose. New here? Your first sign-in makes your
          account.
        </Text>
      </Stack>
    </Container>
  );
}
