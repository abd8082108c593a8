import { Suspense, useState } from "react";
import type { MyProfileBody } from "../../../app-server/contract/builders/builder-profile.ts";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { useWasOpen } from "../../ui/overlay/use-was-open.ts";

const BuilderProfileDialog = lazyComponent(
  async () => (await import("./builder-profile-dialog.tsx")).BuilderProfileDialog,
);

type Props = {
  profile: MyProfileBody | null;
  /** Opens the form on load, for a builder who has just joined. */
  startsOpen?: boolean;
};

/** Button that opens the profile form, whose code loads on the first press. */
export function EditBuilderProfile({ profile, startsOpen = false }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const wasOpen = useWasOpen(isOpen);
  return (
    <Inline>
      <Button tone={profile ? "plain" : "accent"} onClick={() => setOpen(true)}>
        {profile ? "Edit Builder Profile" : "Create Builder Profile"}
      </Button>
      {wasOpen && (
        <Suspense>
          <BuilderProfileDialog open={isOpen} onClose={() => setOpen(false)} profile={profile} />
        </Suspense>
      )}
    </Inline>
  );
}
