import { useState } from "react";
import type { CheckBody, DocumentBody } from "../../../app-server/contract/vetting/vetting.ts";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { InsuranceForm } from "./insurance-form.tsx";

type Props = {
  /** The latest one, whose facts the form begins with. */
  before: CheckBody | null;
  unsent: readonly DocumentBody[];
  label: string;
  isMain: boolean;
};

/** A button that opens the form of an insurance in its place. */
export function SendInsurance({ before, unsent, label, isMain }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return <InsuranceForm before={before} unsent={unsent} onDone={() => setOpen(false)} />;
  return (
    <Inline>
      <Button tone={isMain ? "accent" : "plain"} onClick={() => setOpen(true)}>
        {label}
      </Button>
    </Inline>
  );
}
