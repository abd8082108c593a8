import { useState } from "react";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { Tabs } from "../../ui/data/tabs.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useGuardedClose } from "../../ui/overlay/use-guarded-close.tsx";
import { OwnPasskeys } from "../passkeys/own-passkeys.tsx";
import { PasskeyAdvice } from "../passkeys/passkey-advice.tsx";
import { OwnProviders } from "../providers/own-providers.tsx";
import { AccountHistory } from "./account-history.tsx";
import { AccountTypeSwitch } from "./account-type-switch.tsx";
import { EmailToConfirm } from "./email-to-confirm.tsx";
import { MailChoices } from "./mail-choices.tsx";
import { OwnData } from "./own-data.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { ProfileForm } from "./profile-form.tsx";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The tab to open first, if it exists. */
  tab?: string | undefined;
};

const tabNames = ["profile", "security", "mail", "data"];

/** Settings: profile, account type, sessions, email preferences and data. */
export function SettingsDialog({ open, onOpenChange, tab = "profile" }: Props) {
  const user = useCurrentUser();
  const [isDirty, setDirty] = useState(false);
  const guard = useGuardedClose(isDirty, () => onOpenChange(false));
  if (!user) return null;
  const profile = (
    <Stack gap="large">
      <EmailToConfirm />
      <ProfileForm user={user} onDirty={setDirty} onDone={() => onOpenChange(false)} />
      <AccountTypeSwitch userType={user.userType} />
    </Stack>
  );
  const security = (
    <Stack gap="large">
      <PasskeyAdvice />
      <OwnPasskeys />
      <OwnProviders email={user.email} />
      <OwnSessions />
      <AccountHistory />
    </Stack>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : guard.close())}
      size="large"
      title="User Settings"
    >
      <Tabs
        label="User Settings"
        defaultValue={tabNames.includes(tab) ? tab : "profile"}
        tabs={[
          { value: "profile", label: "Profile", content: profile, isKept: true },
          { value: "security", label: "Sign-ins", content: security },
          { value: "mail", label: "Preferences", content: <MailChoices /> },
          { value: "data", label: "Your data", content: <OwnData user={user} /> },
        ]}
      />
      {guard.question}
    </Dialog>
  );
}
