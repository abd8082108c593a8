export type ToastMessage = {
  title: string;
  description?: string;
  /** `critical` reports a failure, in the destructive colors. */
  tone?: "neutral" | "positive" | "critical";
  /** Stays until it is dismissed instead of for five seconds. */
  stays?: boolean;
  action?: { label: string; run: () => unknown };
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

/** Milliseconds for which a dismissed toast stays in memory. */
const removalDelayMs = 1_000_000;

let current: ShownToast | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the current one, and returns its id. */
export function showToast(message: ToastMessage): number {
  clearTimeout(removal);
  change({ ...message, id: ++lastId, open: true });
  return lastId;
}

/** Closes the toast of a failure after a later success. */
export function closeFailureToast(): void {
  if (current?.open && current.tone === "critical") closeToast(current.id);
}

/** Closes a toast, if it is still shown. */
export function closeToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(null), removalDelayMs);
}

/** The shown toast as a store for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ShownToast | null => current,
  readOnServer: (): ShownToast | null => null,
};
