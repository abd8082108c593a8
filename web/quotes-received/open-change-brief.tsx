import { Suspense, useState } from "react";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { Button } from "../ui/action/button.tsx";

const LazyChangeBrief = lazyComponent(async () => (await import("./change-brief.tsx")).ChangeBrief);

/** Button for the form that changes a brief; its script loads when it is opened. */
export function OpenChangeBrief({ request }: { request: OwnQuoteBody }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Change the brief
      </Button>
      {isOpen && (
        <Suspense>
          <LazyChangeBrief request={request} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
