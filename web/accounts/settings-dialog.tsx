import { Dialog } from "../ui/dialog.tsx";
import { Stack } from "../ui/stack.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { AccountHistory } from "./account-history.tsx";
import { AccountTypeSwitch } from "./account-type-switch.tsx";
import { EmailToConfirm } from "./email-to-confirm.tsx";
import { OwnData } from "./own-data.tsx";
import { OwnProviders } from "./own-providers.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useCurrentUser } from "./use-current-user.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** What people say of themselves, as what they use the site, where they are signed in, and what is kept about them. */
export function SettingsDialog({ open, onOpenChange }: Props) {
  const user = useCurrentUser();
  if (!user) return null;
  const profile = (
    <Stack gap="large">
      <EmailToConfirm />
      <ProfileForm user={user} onDone={() => onOpenChange(false)} />
      <AccountTypeSwitch userType={user.userType} />
    </Stack>
  );
  const security = (
    <Stack gap="large">
      <OwnProviders email={user.email} />
      <OwnSessions />
      <AccountHistory />
    </Stack>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="large" title="User Settings">
      <Tabs
        label="User Settings"
        tabs={[
          { value: "profile", label: "Profile", content: profile },
          { value: "security", label: "Sign-ins", content: security },
          { value: "data", label: "Your data", content: <OwnData user={user} /> },
        ]}
      />
    </Dialog>
  );
}
