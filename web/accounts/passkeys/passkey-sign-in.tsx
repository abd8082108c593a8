import { useState } from "react";
import { untilLoaded } from "../../lazy/until-loaded.ts";
import { Button } from "../../ui/action/button.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import { knowsPasskeys } from "./webauthn-client.ts";

/**
 * Button to sign in with a passkey, where the browser supports them. The WebAuthn code loads on
 * first use.
 */
export function PasskeySignIn({ returnTo }: { returnTo: string | null }) {
  const [isPending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const isAlive = useIsAlive();
  if (isAlive && !knowsPasskeys()) return null;

  async function signIn() {
    setPending(true);
    setErrorText(null);
    const { signInWithPasskey } = await untilLoaded(() => import("./sign-in-with-passkey.ts"));
    setErrorText(await signInWithPasskey(returnTo));
    setPending(false);
  }
  // takes up its space from the start, so that content below doesn't shift
  return (
    <div style={{ visibility: isAlive ? undefined : "hidden" }}>
      <Stack gap="small">
        <Button full pending={isPending} onClick={() => void signIn()}>
          Sign in with a passkey
        </Button>
        <div role="alert">
          {errorText && <FieldError id="passkey-error">{errorText}</FieldError>}
        </div>
      </Stack>
    </div>
  );
}
