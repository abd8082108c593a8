import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { Button } from "../../ui/action/button.tsx";
import { Tabs } from "../../ui/data/tabs.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useGuardedClose } from "../../ui/overlay/use-guarded-close.tsx";
import { OwnPasskeys } from "../passkeys/own-passkeys.tsx";
import { OwnProviders } from "../providers/own-providers.tsx";
import { AccountHistory } from "./account-history.tsx";
import { AccountTypeSwitch } from "./account-type-switch.tsx";
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

/** The pending new address, and a way to cancel it. */
function EmailToConfirm() {
  const email = useQuery(callQuery("GET /api/auth/user/email-change")).data?.email;
  const keep = useChange({
    call: () => fetchApi.call("DELETE /api/auth/user/email-change"),
    refreshes: ["auth/user/email-change"],
    done: { title: "Your address stays as it is" },
    failed: {
      title: "Not done",
      couldNot: "keep your address",
    },
  });
  if (!email) return null;
  return (
    <Notice
      tone="caution"
      title="Confirm your new address"
      action={
        <Button size="small" pending={keep.isPending} onClick={() => keep.mutate()}>
          Keep the old one
        </Button>
      }
    >
      {`We sent a link to ${email}. Your new address takes effect once you open it in this browser.`}
    </Notice>
  );
}
