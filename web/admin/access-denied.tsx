import { LinkButton } from "../ui/action/link-button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";

/** Shown in place of admin pages to everyone but admins. */
export function AccessDenied({
  isSignedIn,
  address,
}: {
  isSignedIn: boolean;
  /** The page's query, to return to after sign-in. */
  address: URLSearchParams;
}) {
  const returnTo = address.size > 0 ? `/admin-dashboard?${address}` : "/admin-dashboard";
  return (
    <Container width="text">
      <Card as="section">
        <Stack gap="medium">
          <Heading level={1} size="section">
            Access Denied
          </Heading>
          <Text weight="strong">Administrative Access Required</Text>
          <Text tone="muted">
            {isSignedIn
              ? "This isn't an administrator account. If it should be, contact the site's operator."
              : "Sign in with an administrator account to see this page."}
          </Text>
          <Inline>
            <LinkButton to="/">Return Home</LinkButton>
            {!isSignedIn && (
              <LinkButton
                to={`/api/login?${new URLSearchParams({ returnTo })}`}
                tone="accent"
                reloadDocument
              >
                Sign In
              </LinkButton>
            )}
          </Inline>
        </Stack>
      </Card>
    </Container>
  );
}
