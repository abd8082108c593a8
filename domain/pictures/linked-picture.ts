import { minuteMs } from "../shared/time/time-units.ts";

const webAddress = /^https?:\/\//i;

/** Addresses of this site's copies, by the links of the pictures. */
export type PictureCopies = Readonly<Record<string, string>>;

/**
 * The address from which a page may show a picture: this site's copy of a link, any other address
 * unchanged. Null for a link that isn't copied yet.
 */
export function shownPicture(address: string | null, copies: PictureCopies): string | null {
  if (address === null || !webAddress.test(address)) return address;
  return Object.hasOwn(copies, address) ? (copies[address] ?? null) : null;
}

/**
 * The addresses from which a page may show these pictures, in order; links that aren't copied yet
 * are left out.
 */
export function shownPictures(addresses: readonly string[], copies: PictureCopies): string[] {
  return addresses.flatMap((address) => shownPicture(address, copies) ?? []);
}

/** Minutes until the next attempt after each failure that can be retried. */
const pausesMinutes = [1, 10, 60, 6 * 60];

/** When to retry after this many attempts; null after the last. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const minutes = pausesMinutes[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * minuteMs);
}
