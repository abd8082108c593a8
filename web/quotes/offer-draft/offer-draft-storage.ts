import { type OfferDraft, readOfferDraft, writeOfferDraft } from "./offer-draft.ts";

/** How long typing waits to be stored: writing 120 lines on every key would slow it down. */
const writeAfterMs = 300;

/** Stores a draft under its name in this browser, across tabs. No-op without storage. */
export function offerDraftStorage(name: string) {
  let waiting: { timer: ReturnType<typeof setTimeout>; draft: () => OfferDraft } | null = null;
  const write = (draft: OfferDraft) =>
    attempt(() => localStorage.setItem(name, writeOfferDraft(draft, new Date())));
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
      attempt(() => readOfferDraft(localStorage.getItem(name), new Date())) ?? null,
    write(draft: OfferDraft) {
      take();
      write(draft);
    },
    /** Writes once for all keys of a moment. */
    writeSoon(draft: () => OfferDraft) {
      waiting ??= { timer: setTimeout(flush, writeAfterMs), draft };
    },
    /** Writes now what waits. */
    flush,
    clear() {
      take();
      attempt(() => localStorage.removeItem(name));
    },
  };
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
