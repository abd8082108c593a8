import { data, Form, redirectDocument } from "react-router";
import { toOutcome } from "../../api/to-outcome.ts";
import { apiContext, currentUserContext, pageCallsContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { useSiteName } from "../../page/site.ts";
import { readForm } from "../../read-form.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Route } from "./+types/join-page.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Join as a builder",
    description: "Use your invite to join as a builder.",
    canonicalPath: "/join",
    isPrivate: true,
  });

export { secretUrlHeaders as headers } from "../../page/private-headers.ts";

/** The URL that a sign-in returns to. The token is in a cookie, not in this URL. */
const afterSignIn = "/join?as=builder";

/** Reads the token without using it: nothing changes before the person presses the button. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const calls = context.get(pageCallsContext);
  const inUrl = new URL(request.url).searchParams.get("token")?.slice(0, 100);
  const token = inUrl ?? calls.rememberedLink("join") ?? "";
  const user = context.get(currentUserContext);
  const opened = await toOutcome(
    context.get(apiContext).call("POST /api/builder-invites/open", { body: { token } }),
  );
  const email = user?.email ?? null;
  if (opened.ok && inUrl && !user) calls.rememberLink("join", inUrl);
  if (opened.ok) return data({ token, email, invite: opened.value, problem: null });
  const { problem } = opened;
  return data({ token, email, invite: null, problem }, { status: problem.status });
}

/** Uses the token, which turns the account into a builder's. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const body = { token: String(form.get("token") ?? "").slice(0, 100) };
  const accepted = await toOutcome(
    context.get(apiContext).call("POST /api/builder-invites/accept", { body }),
  );
  if (!accepted.ok) return data(accepted.problem, { status: accepted.problem.status });
  throw redirectDocument("/dashboard");
}

/** The page behind an invite's link. */
export default function JoinPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, invite } = loaderData;
  const siteName = useSiteName();
  const problem = actionData ?? loaderData.problem;
  return (
    <Container width="form">
      <Card>
        {problem || !invite ? (
          <Stack gap="medium">
            <Heading level={1}>This invite can't be used</Heading>
            <Text>{problem && `${problem.message}.`}</Text>
            <LinkButton to="/for-builders">Read about joining</LinkButton>
          </Stack>
        ) : (
          <Stack gap="medium">
            <Heading level={1}>{`Join ${siteName} as a builder`}</Heading>
            <Text>
              Exhibitors send one request, and builders who fit the show, size and budget quote for
              it.
            </Text>
            {invite.builderName && (
              <Text>{`The profile of ${invite.builderName} becomes yours. Check it, and change what has changed.`}</Text>
            )}
            {email === null ? (
              <LinkButton
                to={`/login?${new URLSearchParams({ returnTo: afterSignIn })}`}
                tone="accent"
                full
                reloadDocument
              >
                Sign in or sign up
              </LinkButton>
            ) : (
              <Form method="post" action="/join" reloadDocument>
                <input type="hidden" name="token" value={token} />
                <Stack gap="small">
                  <Button type="submit" tone="accent" full>
                    Join as a builder
                  </Button>
                  <Text size="small" tone="muted">{`You're signed in as ${email}.`}</Text>
                </Stack>
              </Form>
            )}
          </Stack>
        )}
      </Card>
    </Container>
  );
}
