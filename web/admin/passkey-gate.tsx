import { useMutation } from "@tanstack/react-query";
import { passkeyErrorText } from "../accounts/passkey-error-text.ts";
import { reauthenticateByPasskey } from "../accounts/reauthenticate-by-passkey.ts";
import { useRefreshUser } from "../session/use-refresh-user.ts";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { FieldError } from "../ui/form/field-error.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";

const errorText = { couldNot: "confirm it's you" };

/** Asks an admin to use their passkey, once per session, before any admin data is shown. */
export function PasskeyGate() {
  const isAlive = useIsAlive();
  const refresh = useRefreshUser();
  const prove = useMutation({
    mutationFn: reauthenticateByPasskey,
    onSuccess: refresh,
  });
  return (
    <Container width="text">
      <Card as="section">
        <Stack gap="medium">
          <Heading level={1} size="section">
            Confirm it's you
          </Heading>
          <Text>
            Your account has a passkey, so the admin pages ask for it once each time you sign in.
          </Text>
          <Inline gap="small">
            <Button
              tone="accent"
              disabled={!isAlive}
              pending={prove.isPending}
              onClick={() => prove.mutate()}
            >
              Use your passkey
            </Button>
            <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
          </Inline>
          {prove.error && (
            <div role="alert">
              <FieldError id="passkey-gate-error">
                {passkeyErrorText(prove.error, errorText)}
              </FieldError>
            </div>
          )}
          <Text size="small" tone="muted">
            Lost every passkey? The operator of this site can reset them.
          </Text>
        </Stack>
      </Card>
    </Container>
  );
}
