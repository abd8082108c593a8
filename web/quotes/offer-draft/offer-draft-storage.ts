import { tryStorage } from "../../browser-storage.ts";
import { browserNow } from "../../ui/browser-now.ts";
import { type OfferDraft, readOfferDraft, writeOfferDraft } from "./offer-draft.ts";

/** Milliseconds until typing is stored: writing 120 lines on every key would slow it down. */
const writeAfterMs = 300;

/** Stores a draft under this name in this browser, across tabs. No-op without storage. */
export function offerDraftStorage(name: string) {
  let waiting: { timer: ReturnType<typeof setTimeout>; draft: () => OfferDraft } | null = null;
  const write = (draft: OfferDraft) =>
    tryStorage(() => localStorage.setItem(name, writeOfferDraft(draft, browserNow())));
  const take = () => {
    const draft = waiting?.draft;
    clearTimeout(waiting?.timer);
    waiting = null;
    return draft;
  };
  const flush = () => {
    const draft = take();
    if (draft) write(draft());
  };
  return {
    read: (): OfferDraft | null =>
      tryStorage(() => readOfferDraft(localStorage.getItem(name), browserNow())),
    write(draft: OfferDraft) {
      take();
      write(draft);
    },
    /** Stores the draft after a delay, once for all keys within it. */
    writeSoon(draft: () => OfferDraft) {
      waiting ??= { timer: setTimeout(flush, writeAfterMs), draft };
    },
    /** Stores a waiting draft at once. */
    flush,
    clear() {
      take();
      tryStorage(() => localStorage.removeItem(name));
    },
  };
}
