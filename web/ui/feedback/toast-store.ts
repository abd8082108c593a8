export type ToastMessage = {
  title: string;
  description?: string;
  /** `critical` reports a failure, in the destructive colors. */
  tone?: "neutral" | "positive" | "critical";
  /** Stays until it is dismissed instead of for five seconds. */
  stays?: boolean;
  /** Stands over the site's header, where it covers no figure: for what the page's heading says, too. */
  atTop?: boolean;
  action?: { label: string; run: () => unknown };
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

/** Milliseconds for which a dismissed toast stays in memory. */
const removalDelayMs = 1_000_000;

let current: ShownToast | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
let regions: { id: string; earlier: number }[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function change(next: ShownToast | null): void {
  current = next;
  tell();
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

/**
 * Adds a region that shows toasts that come from now on, and those that stay. Returns a function
 * that removes it.
 */
export function addRegion(id: string): () => void {
  regions = [...regions, { id, earlier: regions[0] ? lastId : 0 }];
  tell();
  return () => {
    regions = regions.filter((region) => region.id !== id);
    tell();
  };
}

/** The shown toast as a store for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ShownToast | null => current,
  /** The one region that shows the toast. */
  readRegion: (): string | null =>
    regions.findLast(({ earlier }) => !current || current.stays || current.id > earlier)?.id ??
    null,
  readOnServer: (): null => null,
};
