import { closeToast, showToast, toastStore } from "../ui/feedback/toast-store.ts";

const pauseMs = 2000;

/**
 * Loads a script, again and again while the line is down, and then says so in a toast, unless one is
 * being read. Browser only.
 */
export async function untilLoaded<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  let toastId: number | undefined;
  for (;;) {
    try {
      const piece = await load();
      if (toastId) closeToast(toastId);
      return piece;
    } catch {
      if (!toastId && !toastStore.read()?.open) {
        toastId = showToast({
          title: "Part of this page hasn't loaded",
          description:
            "Check your connection. It appears as soon as it can be loaded. If it stays away, reload the page.",
          tone: "critical",
        });
      }
      await new Promise((later) => setTimeout(later, pauseMs));
    }
  }
}
