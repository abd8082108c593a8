import { Suspense, useState } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Button } from "../../ui/action/button.tsx";

/** Its script comes when it is opened. */
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

/** A button that opens the differences between an earlier version of a quote and the latest. */
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
