import { type ComponentProps, Suspense } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { useWasOpen } from "../../ui/overlay/use-was-open.ts";
import type { OfferDialog } from "./offer-dialog.tsx";

const LazyDialog = lazyComponent(async () => (await import("./offer-dialog.tsx")).OfferDialog);

/**
 * The quote form's dialog, whose code loads when it is first opened: with the form's rules it is a
 * quarter of a dashboard's scripts.
 */
export function LazyOfferDialog(props: ComponentProps<typeof OfferDialog>) {
  const wasOpen = useWasOpen(props.open);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  );
}
