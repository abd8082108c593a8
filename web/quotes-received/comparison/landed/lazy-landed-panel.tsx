import { lazyComponent } from "../../../lazy/lazy-component.tsx";

/** Below the table with show services: its script comes with that view. */
export const LazyLandedPanel = lazyComponent(
  async () => (await import("./landed-panel.tsx")).LandedPanel,
  async () => {},
);
