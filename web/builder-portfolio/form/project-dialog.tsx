import { type ComponentProps, useId, useState } from "react";
import { Button } from "../../ui/action/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useGuardedClose } from "../../ui/overlay/use-guarded-close.tsx";
import { ProjectForm } from "./project-form.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  submitLabel: string;
  pendingLabel: string;
} & Omit<ComponentProps<typeof ProjectForm>, "id" | "onDirty">;

/** The project form in a dialog whose buttons stay visible. */
export function ProjectDialog({ open, onClose, title, description, ...rest }: Props) {
  const { submitLabel, pendingLabel, ...form } = rest;
  const formId = useId();
  const { isPending } = form.change;
  const [isDirty, setDirty] = useState(false);
  const guard = useGuardedClose(isDirty, onClose);
  return (
    <Dialog
      open={open}
      startsInField
      onOpenChange={(isOpen) => isOpen || guard.close()}
      size="wide"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="accent" pending={isPending}>
            {isPending ? pendingLabel : submitLabel}
          </Button>
        </>
      }
    >
      <ProjectForm id={formId} {...form} onDirty={setDirty} />
      {guard.question}
    </Dialog>
  );
}
