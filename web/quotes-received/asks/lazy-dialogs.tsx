import { lazyComponent } from "../../lazy/lazy-component.tsx";

/** Dialogs of the comparison whose scripts load when they are opened. */
export const LazyAskToPrice = lazyComponent(
  async () => (await import("./ask-to-price.tsx")).AskToPrice,
);
export const LazyEditScope = lazyComponent(
  async () => (await import("./edit-scope.tsx")).EditScope,
);
export const LazyAskFinalOffers = lazyComponent(
  async () => (await import("./ask-final-offers.tsx")).AskFinalOffers,
);
