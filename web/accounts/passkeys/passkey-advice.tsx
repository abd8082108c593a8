import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { callQuery } from "../../api/call-query.ts";
import { tryStorage } from "../../browser-storage.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { useIsAlive } from "../../ui/use-is-alive.ts";

const dismissed = "passkey-advice";

/** Asks an admin without a passkey to add one, until they choose "Not now". `action` links to the settings. */
export function PasskeyAdvice({ action }: { action?: ReactNode }) {
  const isAlive = useIsAlive();
  const isAdmin = useCurrentUser()?.userType === "admin";
  const [isDone, setDone] = useState(false);
  const { data: proof } = useQuery({
    ...callQuery("GET /api/auth/user/proof"),
    enabled: isAdmin && isAlive,
  });
  if (!isAlive || !proof || proof.hasPasskey || isDone || isDismissed()) return null;

  function dismiss() {
    setDone(true);
    // without storage the choice is not kept, and the advice appears again
    tryStorage(() => sessionStorage.setItem(dismissed, "1"));
  }
  return (
    <Notice
      tone="caution"
      title="Protect your admin account with a passkey"
      action={
        <Inline gap="small">
          {action}
          <Button size="small" onClick={dismiss}>
            Not now
          </Button>
        </Inline>
      }
    >
      Anyone who can open your email can sign in as you. A passkey adds your device as a second
      check: once you have one, the admin pages ask for it each time you sign in.
    </Notice>
  );
}

function isDismissed(): boolean {
  return tryStorage(() => sessionStorage.getItem(dismissed)) !== null;
}
