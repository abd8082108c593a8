import { useState } from "react";
import { Button } from "../ui/action/button.tsx";
import { showToast } from "../ui/feedback/toast-store.ts";
import { Inline } from "../ui/layout/inline.tsx";
import { AlertDialog } from "../ui/overlay/alert-dialog.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { Text } from "../ui/text/text.tsx";
import { Specimen } from "./specimen.tsx";

/** Overlays; they open in the reader's own color scheme. */
export function OverlaysSpecimen() {
  const [open, setOpen] = useState<"medium" | "large" | "alert" | null>(null);
  const close = () => setOpen(null);
  const toast = (tone: "neutral" | "positive" | "critical") =>
    showToast({ tone, title: `A toast, ${tone}`, description: "It goes after five seconds." });
  return (
    <Specimen name="Overlays">
      <Inline>
        <Button onClick={() => setOpen("medium")}>Dialog</Button>
        <Button onClick={() => setOpen("large")}>Large dialog</Button>
        <Button onClick={() => setOpen("alert")}>Alert dialog</Button>
        <Button onClick={() => toast("neutral")}>Toast</Button>
        <Button onClick={() => toast("positive")}>Good toast</Button>
        <Button onClick={() => toast("critical")}>Bad toast</Button>
      </Inline>
      <Dialog
        open={open === "medium" || open === "large"}
        onOpenChange={close}
        size={open === "large" ? "large" : "medium"}
        title="Quote Request Details"
        description="CES 2027, island, 20 × 20 ft"
        footer={<Button onClick={close}>Done</Button>}
      >
        <Text>What the dialog is about.</Text>
      </Dialog>
      <AlertDialog
        open={open === "alert"}
        onOpenChange={close}
        tone="critical"
        title="Delete this project?"
        description="It cannot be brought back."
        confirmLabel="Delete project"
        onConfirm={close}
      />
    </Specimen>
  );
}
