import { closeToast, showToast, toastStore } from "../ui/feedback/toast-store.ts";
import { reloadKeepingTyping } from "./kept-typing.ts";

const pauseMs = 2000;
/** Number of attempts with short pauses; after these the script is probably gone for good. */
const shortPauses = 5;
const longPauseMs = 30_000;

/**
 * Loads a script, and retries while offline or when a new version of the site has removed the file.
 * Says so in a toast, unless another toast is open. Browser only.
 */
export async function untilLoaded<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  let toastId: number | undefined;
  for (let tries = 1; ; tries++) {
    try {
      const piece = await load();
      if (toastId) closeToast(toastId);
      return piece;
    } catch {
      const isLasting = tries > shortPauses;
      // a dismissed toast returns while the script is still missing
      if ((!toastId || isLasting) && !toastStore.read()?.open) {
        toastId = showToast({
          title: "Part of this page hasn't loaded",
          description:
            "Check your connection. If we've updated the site, reload it: we keep what you've typed.",
          tone: "critical",
          stays: true,
          // a reload without a connection would lose the page
          action: { label: "Reload", run: () => navigator.onLine && reloadKeepingTyping() },
        });
      }
      await new Promise((later) => setTimeout(later, isLasting ? longPauseMs : pauseMs));
    }
  }
}

/** Starts loading a script before it is needed; on failure it is loaded again on use. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
