import { loginAddress } from "../accounts/sign-in/login-address.ts";
import { pendingType } from "../accounts/sign-in/pending-type.ts";
import { SignInForm } from "../accounts/sign-in/sign-in-form.tsx";
import { useCurrentUser } from "../session/use-current-user.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";

/**
 * The page after sign-in. The role is in its URL; for existing accounts it is also stored in this
 * browser.
 */
const returnTo = "/dashboard?view=profile&as=builder";

/**
 * Sign-up by email address. Signed-in builders get a link to their requests; other members learn
 * how to switch.
 */
export function Join() {
  const user = useCurrentUser();
  if (user?.userType === "builder") {
    return (
      <LinkButton to="/dashboard" tone="accent" size="large">
        Go to your requests
      </LinkButton>
    );
  }
  if (user) {
    return (
      <Card>
        <Stack gap="medium">
          <Text>
            {`You're signed in as ${user.email}, which isn't a builder account. Switch to Builder in your settings, or sign out and join with another address.`}
          </Text>
          <LinkButton to="/dashboard?settings">Open settings</LinkButton>
        </Stack>
      </Card>
    );
  }
  return (
    <Card id="join">
      <Stack gap="medium">
        <Heading level={2} size="card">
          Join as a builder
        </Heading>
        <SignInForm
          email=""
          address={loginAddress({ returnTo, mail: null })}
          returnTo={returnTo}
          problem={null}
          label="Join as a builder"
          onSend={() => pendingType.store("builder")}
        />
        <Text tone="muted" size="small">
          <TextLink to={loginAddress({ returnTo, mail: null })}>Other ways to sign in</TextLink>. By
          joining you agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink> and
          the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
        </Text>
      </Stack>
    </Card>
  );
}
