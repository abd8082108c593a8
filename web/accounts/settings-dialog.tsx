import { Dialog } from "../ui/dialog.tsx";
import { Stack } from "../ui/stack.tsx";
import { AccountTypeSwitch } from "./account-type-switch.tsx";
import { EmailToConfirm } from "./email-to-confirm.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useCurrentUser } from "./use-current-user.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** What people say of themselves, and as what they use the site. */
export function SettingsDialog({ open, onOpenChange }: Props) {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="User Settings"
      description="What builders and exhibitors see of you when you deal with them."
    >
      <Stack gap="large">
        <EmailToConfirm />
        <ProfileForm user={user} onDone={() => onOpenChange(false)} />
        <AccountTypeSwitch userType={user.userType} />
      </Stack>
    </Dialog>
  );
}
