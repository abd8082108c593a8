import { Form, redirectDocument } from "react-router";
import { pageCallsContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { Button } from "../../ui/action/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Route } from "./+types/logout-page.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign out",
    description: "Sign out of this site.",
    canonicalPath: "/api/logout",
    isPrivate: true,
  });

export async function action({ context }: Route.ActionArgs) {
  await context.get(pageCallsContext).signOut();
  throw redirectDocument("/");
}

/** Shown when the link to sign out came from another site: asks before signing out. */
export default function LogoutPage() {
  return (
    <Container width="form">
      <Card>
        <Form method="post" action="/logout" reloadDocument>
          <Stack gap="medium">
            <Heading level={1}>Sign out?</Heading>
            <Text>Please confirm that you want to sign out of this browser.</Text>
            <Button type="submit" tone="accent">
              Sign out
            </Button>
          </Stack>
        </Form>
      </Card>
    </Container>
  );
}
