import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Button } from "../../ui/action/button.tsx";
import { useWasOpen } from "../../ui/overlay/use-was-open.ts";
import { useIsAlive } from "../../ui/use-is-alive.ts";

const SettingsDialog = lazyComponent(
  async () => (await import("./settings-dialog.tsx")).SettingsDialog,
);

/**
 * Opens the user settings; `?settings` in the URL opens them, too. Their code loads on first use.
 */
export function EditProfile() {
  const [search, setSearch] = useSearchParams();
  const [isPressed, setPressed] = useState(false);
  const isAsked = search.has("settings");
  const isOpen = useIsAlive() && (isPressed || isAsked);
  const wasOpen = useWasOpen(isOpen);

  function change(open: boolean) {
    setPressed(open);
    // when a link has led to another page meanwhile, leave that page's URL alone
    const isStillAsked = new URLSearchParams(window.location.search).has("settings");
    if (isStillAsked && !open) setSearch({}, { preventScrollReset: true, replace: true });
  }
  return (
    <>
      <Button onClick={() => setPressed(true)}>Edit Profile</Button>
      {wasOpen && (
        <Suspense>
          <SettingsDialog
            open={isOpen}
            onOpenChange={change}
            tab={search.get("settings") ?? undefined}
          />
        </Suspense>
      )}
    </>
  );
}
