export type ToastMessage = {
  title: string;
  description?: string;
  /** `critical` reports a failure, in the destructive colors. */
  tone?: "neutral" | "positive" | "critical";
  /** The one thing that can be done about it. */
  action?: { label: string; run: () => void };
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

/** How long a toast that has left the screen is still kept, in milliseconds. */
const removalDelayMs = 1_000_000;

let current: ShownToast | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Tells the person something in passing. At most one toast is shown: a new one takes the old one's place. */
export function showToast(message: ToastMessage): void {
  clearTimeout(removal);
  change({ ...message, id: ++lastId, open: true });
}

/** What failed has worked since: its message goes. */
export function closeFailureToast(): void {
  if (current?.open && current.tone === "critical") closeToast(current.id);
}

/** Takes a toast off the screen, if it is still the one shown. */
export function closeToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(null), removalDelayMs);
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ShownToast | null => current,
  readOnServer: (): ShownToast | null => null,
};
