import { useId, useState } from "react";
import type { MyProfileBody } from "../../../app-server/contract/builders/builder-profile.ts";
import { Button } from "../../ui/action/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useGuardedClose } from "../../ui/overlay/use-guarded-close.tsx";
import { BuilderProfileForm } from "./builder-profile-form.tsx";

type Props = { open: boolean; onClose: () => void; profile: MyProfileBody | null };

/** The dialog "Builder Profile Settings". */
export function BuilderProfileDialog({ open, onClose, profile }: Props) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const guard = useGuardedClose(isDirty, onClose);
  return (
    <Dialog
      open={open}
      startsInField
      onOpenChange={(isOpen) => isOpen || guard.close()}
      size="wide"
      title="Builder Profile Settings"
      description="Exhibitors see everything here, including contact details. Your sign-in email stays private."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="accent" pending={isSaving}>
            {isSaving ? "Saving..." : "Save Profile"}
          </Button>
        </>
      }
    >
      <BuilderProfileForm
        id={formId}
        profile={profile}
        onSaving={setSaving}
        onDirty={setDirty}
        onDone={onClose}
      />
      {guard.question}
    </Dialog>
  );
}
