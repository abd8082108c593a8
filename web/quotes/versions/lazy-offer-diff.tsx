import { lazyComponent } from "../../lazy/lazy-component.tsx";

/** Its script comes when it is opened. */
export const LazyOfferDiff = lazyComponent(
  async () => (await import("./offer-diff-dialog.tsx")).OfferDiffDialog,
  async () => {},
);
