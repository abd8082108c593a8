import { closeToast, showToast, toastStore } from "../ui/feedback/toast-store.ts";
import { reloadKeepingTyping } from "./kept-typing.ts";

const pauseMs = 2000;
/** After so many tries the script is likely gone for good. */
const shortPauses = 5;
const longPauseMs = 30_000;

/**
 * Loads a script, again and again while the line is down or a new version of the site has taken it away, and then says so in a
 * toast, unless one is being read. Browser only.
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
      // one that was dismissed comes back while nothing else helps
      if ((!toastId || isLasting) && !toastStore.read()?.open) {
        toastId = showToast({
          title: "Part of this page hasn't loaded",
          description:
            "Check your connection. If we've updated the site, reload it: we keep what you've typed.",
          tone: "critical",
          stays: true,
          // without a connection nothing of the page would be left
          action: { label: "Reload", run: () => navigator.onLine && reloadKeepingTyping() },
        });
      }
      await new Promise((later) => setTimeout(later, isLasting ? longPauseMs : pauseMs));
    }
  }
}

/** Loads a script ahead of its use; what fails is loaded again when it is used. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
