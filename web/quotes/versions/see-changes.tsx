import { Suspense, useState } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Button } from "../../ui/action/button.tsx";

/** The script loads when the dialog is opened. */
const LazyOfferDiff = lazyComponent(
  async () => (await import("./offer-diff-dialog.tsx")).OfferDiffDialog,
);

type Props = {
  response: { id: string; revision: number };
  about: string;
  /** The version to compare with. */
  from: number;
  label: string;
  onOpen?: () => void;
  onClosed?: () => void;
};

/** Button that opens the differences between an earlier version of a quote and the latest one. */
export function SeeChanges({ response, about, from, label, onOpen, onClosed }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setOpen(true);
          onOpen?.();
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyOfferDiff
            responseId={response.id}
            about={about}
            from={from}
            to={response.revision}
            onClose={() => {
              setOpen(false);
              onClosed?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
