import { useState } from "react";
import type { OwnType } from "../../../domain/accounts/user.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { AccountTypeStep } from "./account-type-step.tsx";
import { pendingType } from "./pending-type.ts";
import { SignInStep } from "./sign-in-step.tsx";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Sign-up in two steps: account type, then sign-in. Closing it chooses nothing. */
export function SignUpDialog({ open, onOpenChange }: Props) {
  const [chosen, setChosen] = useState<OwnType | null>(null);
  if (useCurrentUser()) return null;

  function choose(type: OwnType) {
    pendingType.store(type);
    setChosen(type);
  }
  function change(isOpen: boolean) {
    if (!isOpen) {
      pendingType.clear();
      setChosen(null);
    }
    onOpenChange(isOpen);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={chosen ? "Sign in to finish" : "Choose Your Account Type"}
      description={
        chosen
          ? "We'll set up your account once you sign in."
          : "You can switch anytime in your settings."
      }
    >
      {chosen ? (
        <SignInStep chosen={chosen} onBack={() => setChosen(null)} />
      ) : (
        <AccountTypeStep onChoose={choose} />
      )}
    </Dialog>
  );
}
