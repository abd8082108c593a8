import { useState } from "react";
import type { CheckBody, DocumentBody } from "../../../app-server/contract/vetting/vetting.ts";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { CheckForm, type FormKind } from "./check-form.tsx";

type Props = {
  kind: FormKind;
  /** The latest one, whose facts the form begins with. */
  before: CheckBody | null;
  unsent: readonly DocumentBody[];
  label: string;
  isMain: boolean;
};

/** A button that opens the form of a check in its place. */
export function SendCheck({ kind, before, unsent, label, isMain }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return <CheckForm kind={kind} before={before} unsent={unsent} onDone={() => setOpen(false)} />;
  }
  return (
    <Inline>
      <Button tone={isMain ? "accent" : "plain"} onClick={() => setOpen(true)}>
        {label}
      </Button>
    </Inline>
  );
}
