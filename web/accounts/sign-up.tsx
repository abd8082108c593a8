import { lazy, Suspense, useState } from "react";
import { useIsAlive } from "../quotes/use-is-alive.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";

const SignUpDialog = lazy(async () => ({
  default: (await import("./sign-up-dialog.tsx")).SignUpDialog,
}));

/** Opens the sign-up; its code comes with the first press. Until scripts are there it leads to the sign-in. */
export function SignUp() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (!useIsAlive()) {
    return (
      <LinkButton to="/api/login" size="small" reloadDocument>
        Sign Up
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
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
