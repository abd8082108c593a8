import type { OwnType } from "../../../domain/accounts/user.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ProviderButtons } from "../providers/provider-buttons.tsx";
import { useProviders } from "../providers/use-providers.ts";

const labels: Record<OwnType, string> = { exhibitor: "an Exhibitor", builder: "a Builder" };

type Props = { chosen: OwnType; onBack: () => void };

/** Step 2: the sign-in, which creates the account. */
export function SignInStep({ chosen, onBack }: Props) {
  return (
    <Stack gap="medium">
      <Text>
        {`Once you sign in, we'll set up your account as ${labels[chosen]}. You can sign in with Google, GitHub, Apple or email.`}
      </Text>
      <Text tone="muted" size="small">{`Available here: ${waysIn(useProviders())}.`}</Text>
      <ProviderButtons />
      <Inline>
        <Button onClick={onBack}>Back</Button>
        <LinkButton to="/api/login" reloadDocument tone="accent">
          Continue to sign in
        </LinkButton>
      </Inline>
      <Text tone="muted" size="small">
        By continuing you agree to the{" "}
        <ExternalLink href="/terms-of-service">Terms of Service</ExternalLink> and the{" "}
        <ExternalLink href="/privacy-policy">Privacy Policy</ExternalLink>.
      </Text>
    </Stack>
  );
}

/** The configured sign-in methods as a phrase: "Google, GitHub and email". */
export function waysIn(providers: readonly { label: string }[]): string {
  const labels = providers.map(({ label }) => label);
  return labels.length === 0 ? "email" : `${labels.join(", ")} and email`;
}
