import { Suspense, useState } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { useWasOpen } from "../../ui/overlay/use-was-open.ts";
import { useIsAlive } from "../../ui/use-is-alive.ts";

const SignUpDialog = lazyComponent(async () => (await import("./sign-up-dialog.tsx")).SignUpDialog);

/**
 * Button that opens the sign-up dialog, whose code loads on the first press. Before hydration it is
 * a link to the sign-in.
 */
export function SignUp() {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  if (!useIsAlive()) {
    return (
      <LinkButton to="/api/login" size="small" reloadDocument>
        Sign Up
      </LinkButton>
    );
  }
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Sign Up
      </Button>
      {wasOpen && (
        <Suspense>
          <SignUpDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
