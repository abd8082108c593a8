import { lazyComponent } from "../../lazy/lazy-component.tsx";

/** Buttons that few requests need: their script comes with them. */
export const LazyMissedActions = lazyComponent(
  async () => (await import("./missed-actions.tsx")).MissedActions,
  async () => {},
);
