import { data, Form, redirect, redirectDocument } from "react-router";
import { afterSignIn, landingOf } from "../../../domain/accounts/after-sign-in.ts";
import { chosenRole } from "../../../domain/accounts/sign-in/chosen-role.ts";
import { safeReturnTo } from "../../../domain/accounts/sign-in/safe-return-to.ts";
import { userTypes } from "../../../domain/accounts/user.ts";
import { currentUserContext, pageCallsContext, siteContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { readForm } from "../../read-form.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { PasskeySignIn } from "../passkeys/passkey-sign-in.tsx";
import { ProviderButtons } from "../providers/provider-buttons.tsx";
import type { Route } from "./+types/login-page.ts";
import { LinkSentForm } from "./link-sent-form.tsx";
import { loginAddress } from "./login-address.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { waitingWords } from "./waiting-words.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign in",
    description: "Sign in with a link that we email you.",
    canonicalPath: "/api/login",
    isPrivate: true,
  });

/**
 * The URL may hold a signed mail token: responses aren't stored, and the URL isn't sent to other
 * sites as a referrer.
 */
export const headers = () => ({ "referrer-policy": "same-origin", "cache-control": "no-store" });

/**
 * Redirects a signed-in member, after assigning to their account the request that the email is
 * about. For others, `link` has the facts that the mail's token may reveal.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const returnTo = safeReturnTo(address.get("returnTo"));
  const mail = address.get("mail");
  const calls = context.get(pageCallsContext);
  const user = context.get(currentUserContext);
  if (user) {
    if (mail) await calls.claimByMailLink(mail);
    throw redirect(returnTo ?? landingOf(user));
  }
  const link = mail ? await calls.readMailLink(mail) : null;
  return {
    returnTo,
    mail: link && mail,
    link,
    isDevelopment: context.get(siteContext).isDevelopment,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const calls = context.get(pageCallsContext);
  const returnTo = text("returnTo") || null;
  const email = text("email");

  if (text("step") === "email") {
    const asked = await calls.askForSignInLink({ email, returnTo });
    if (asked.ok) return data({ email, sent: true, held: asked.value.held, problem: null });
    const { problem } = asked;
    return data({ email, sent: false, held: null, problem }, { status: problem.status });
  }
  const isCode = text("step") === "code";
  const done = await (isCode
    ? calls.signInByCode(text("code"))
    : calls.signInAsSample(text("userType"), returnTo));
  if (done.ok) throw redirectDocument(afterSignIn(done.value));
  const { problem } = done;
  return data({ email, sent: isCode, held: null, problem }, { status: problem.status });
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, isDevelopment, link, mail } = loaderData;
  const { email = link?.email ?? "", sent = false, held = null, problem = null } = actionData ?? {};
  return (
    <Container width="form">
      <Stack gap="large">
        <Heading level={1}>
          {sent
            ? "Check your email"
            : link
              ? waitingWords(link)
              : returnTo && chosenRole(returnTo) === "builder"
                ? "Join as a builder"
                : "Sign in"}
        </Heading>
        <Card>
          {sent ? (
            <LinkSentForm email={email} held={held} problem={problem} />
          ) : (
            <Stack gap="medium">
              <ProviderButtons returnTo={returnTo} />
              <SignInForm
                email={email}
                address={loginAddress({ returnTo, mail })}
                returnTo={returnTo}
                problem={problem}
              />
              <PasskeySignIn returnTo={returnTo} />
            </Stack>
          )}
        </Card>
        {isDevelopment && !sent && <SampleSignIn returnTo={returnTo} />}
        <Text tone="muted" size="small">
          No password to remember. New here? Signing in creates your account.
        </Text>
      </Stack>
    </Container>
  );
}

/** Development only: signs in as a sample person with one click. */
function SampleSignIn({ returnTo }: { returnTo: string | null }) {
  return (
    <Notice tone="info" title="Development: sign in as a sample person">
      <Form method="post" action="/login" reloadDocument>
        <input type="hidden" name="step" value="sample" />
        <input type="hidden" name="returnTo" value={returnTo ?? ""} />
        <Inline gap="small" wrap>
          {userTypes.map((userType) => (
            <Button key={userType} type="submit" size="small" name="userType" value={userType}>
              {`${userType}@example.com`}
            </Button>
          ))}
        </Inline>
      </Form>
    </Notice>
  );
}
