import { Suspense, useState } from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { Button } from "../ui/action/button.tsx";
import { showToast } from "../ui/feedback/toast-store.ts";
import { useWasOpen } from "../ui/overlay/use-was-open.ts";

const SubmitProject = lazyComponent(
  async () => (await import("./form/submit-project.tsx")).SubmitProject,
);

/** Opens the form for a new project. A builder without a profile is asked to create that first. */
export function AddProject({ hasProfile }: { hasProfile: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  function add() {
    if (hasProfile) {
      setOpen(true);
      return;
    }
    showToast({
      title: "Builder Profile Required",
      description: "You must have a builder profile to submit portfolio projects.",
      tone: "critical",
    });
  }
  return (
    <>
      <Button tone={hasProfile ? "accent" : "plain"} onClick={add}>
        Add Project
      </Button>
      {wasOpen && (
        <Suspense>
          <SubmitProject open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
