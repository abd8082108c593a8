import { useSyncExternalStore } from "react";
import { laptop } from "../theme/media.ts";

/** Whether the window is as wide as a laptop's; for parts that no server renders. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(laptop);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(laptop).matches,
    () => true,
  );
}
