import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { callQuery } from "../../api/call-query.ts";
import { tryStorage } from "../../browser-storage.ts";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { Button } from "../../ui/action/button.tsx";
import { browserNow } from "../../ui/browser-now.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { useWasOpen } from "../../ui/overlay/use-was-open.ts";
import { useIsAlive } from "../../ui/use-is-alive.ts";

const LazyAddPasskey = lazyComponent(async () => (await import("./add-passkey.tsx")).AddPasskey);

/** The time of the last "Not now" in this browser, in milliseconds. */
const dismissed = "passkey-advice";
const quietMs = 30 * dayMs;

/**
 * Asks an admin without a passkey to add one; "Not now" hides it for 30 days.
 */
export function PasskeyAdvice() {
  const isAlive = useIsAlive();
  const isAdmin = useCurrentUser()?.userType === "admin";
  const [isDone, setDone] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const wasAdding = useWasOpen(isAdding);
  const { data: proof } = useQuery({
    ...callQuery("GET /api/auth/user/proof"),
    enabled: isAdmin && isAlive,
  });
  const isAdvised = isAlive && proof && !proof.hasPasskey && !isDone && !isQuiet();

  function dismiss() {
    setDone(true);
    // without storage the choice is not kept, and the advice appears again
    tryStorage(() => localStorage.setItem(dismissed, `${browserNow().getTime()}`));
  }
  return (
    <>
      {isAdvised && (
        <Notice
          tone="caution"
          title="Protect your admin account with a passkey"
          action={
            <Inline gap="small">
              <Button size="small" onClick={() => setAdding(true)}>
                Add a passkey
              </Button>
              <Button size="small" tone="quiet" onClick={dismiss}>
                Not now
              </Button>
            </Inline>
          }
        >
          Anyone who can open your email can sign in as you. A passkey adds your device as a second
          check, once each time you sign in.
        </Notice>
      )}
      {wasAdding && (
        <Suspense>
          <LazyAddPasskey open={isAdding} onOpenChange={setAdding} />
        </Suspense>
      )}
    </>
  );
}

function isQuiet(): boolean {
  const at = Number(tryStorage(() => localStorage.getItem(dismissed)));
  return browserNow().getTime() - at < quietMs;
}
