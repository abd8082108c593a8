import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/button.tsx";

const SettingsDialog = lazy(async () => ({
  default: (await import("./settings-dialog.tsx")).SettingsDialog,
}));

/** Opens the user settings; their code comes with the first press. */
export function EditProfile() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        Edit Profile
      </Button>
      {wasOpen && (
        <Suspense>
          <SettingsDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
