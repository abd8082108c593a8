import { data } from "react-router";
import {
  type ProviderFailure,
  providerFailures,
} from "../../../app-server/contract/accounts/provider-failures.ts";
import { siteContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ProviderButton } from "../providers/provider-button.tsx";
import { providerFailureWords } from "../providers/provider-failure-words.ts";
import type { Route } from "./+types/login-failed-page.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign in",
    description: "That sign-in didn't go through.",
    canonicalPath: "/login/failed",
    isPrivate: true,
  });

/** Failures after which signing in by email works. */
const byEmailFirst = new Set<ProviderFailure>(["address-unproven", "removed"]);

/** Picks one of a fixed set of texts; no text from the URL is shown. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const { providers } = context.get(siteContext);
  const provider = providers.find(({ name }) => name === asked.get("with")) ?? null;
  const why = asked.get("why") ?? "";
  const failure = isFailure(why) ? why : "attempt-invalid";
  return data(
    { failure, provider },
    { status: providerFailures[failure], headers: { "cache-control": "no-store" } },
  );
}

export default function LoginFailedPage({ loaderData }: Route.ComponentProps) {
  const { failure, provider } = loaderData;
  const { title, text } = providerFailureWords(failure, provider?.label ?? "The provider");
  return (
    <Container width="form">
      <Card>
        <Stack gap="medium">
          <Heading level={1}>{title}</Heading>
          <Text>{text}</Text>
          {!byEmailFirst.has(failure) && provider && <ProviderButton provider={provider} />}
          <LinkButton to="/api/login" reloadDocument tone="accent" full>
            Sign in by email
          </LinkButton>
        </Stack>
      </Card>
    </Container>
  );
}

function isFailure(text: string): text is ProviderFailure {
  return Object.hasOwn(providerFailures, text);
}
