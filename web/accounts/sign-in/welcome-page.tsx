import { useEffect } from "react";
import { data, Form, redirect, redirectDocument, useNavigate } from "react-router";
import { chosenRole } from "../../../domain/accounts/sign-in/chosen-role.ts";
import { isNewAccount } from "../../../domain/accounts/sign-in/is-new-account.ts";
import { safeReturnTo } from "../../../domain/accounts/sign-in/safe-return-to.ts";
import type { OwnType } from "../../../domain/accounts/user.ts";
import { toOutcome } from "../../api/to-outcome.ts";
import { apiContext, currentUserContext, nowContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { useSiteName } from "../../page/site.ts";
import { readForm } from "../../read-form.ts";
import { FieldError } from "../../ui/form/field-error.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Route } from "./+types/welcome-page.ts";
import { AccountTypeStep } from "./account-type-step.tsx";
import { pendingType } from "./pending-type.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Welcome",
    description: "Choose how you'll use the site.",
    canonicalPath: "/welcome",
    isPrivate: true,
  });

const returnToOf = (request: Request) =>
  safeReturnTo(new URL(request.url).searchParams.get("returnTo")) ?? "/dashboard";

/**
 * Asks a new account for its type, once. Skipped when the type was chosen before the sign-in, or
 * when the account already has a request or a type other than the default.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const returnTo = returnToOf(request);
  const user = context.get(currentUserContext);
  if (!user) throw redirect("/");
  if (user.userType !== "exhibitor" || !isNewAccount(user.createdAt, context.get(nowContext))) {
    throw redirect(returnTo);
  }
  const role = chosenRole(returnTo);
  // a link on another site must not set the type: the page that it leads to asks as usual
  if (role && request.headers.get("sec-fetch-site") !== "cross-site") {
    await context.get(apiContext).call("PATCH /api/auth/user/type", { body: { userType: role } });
    throw redirectDocument(returnTo);
  }
  const wanted = { query: { limit: 1, after: null } };
  const { quotes } = await context.get(apiContext).call("GET /api/dashboard/quotes", wanted);
  if (quotes.length > 0) throw redirect(returnTo);
  return { returnTo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const user = context.get(currentUserContext);
  if (user && isNewAccount(user.createdAt, context.get(nowContext))) {
    const userType = String(form.get("userType") ?? "") as OwnType;
    const chosen = await toOutcome(
      context.get(apiContext).call("PATCH /api/auth/user/type", { body: { userType } }),
    );
    if (!chosen.ok) return data(chosen.problem, { status: chosen.problem.status });
  }
  throw redirectDocument(returnToOf(request));
}

/** Asks for the account type after the first sign-in. A type chosen at sign-up skips this page. */
export default function WelcomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo } = loaderData;
  const navigate = useNavigate();
  useEffect(() => {
    if (pendingType.read()) void navigate(returnTo, { replace: true });
  }, [navigate, returnTo]);

  return (
    <Container width="form">
      <Card>
        <Form method="post" action={`/welcome?${new URLSearchParams({ returnTo })}`} reloadDocument>
          <Stack gap="medium">
            <Heading level={1}>{`Welcome to ${useSiteName()}`}</Heading>
            <Text>How will you use it? You can switch anytime in your settings.</Text>
            <AccountTypeStep />
            {actionData && <FieldError id="type-problem">{actionData.message}</FieldError>}
          </Stack>
        </Form>
      </Card>
    </Container>
  );
}
