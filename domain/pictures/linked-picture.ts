import { minuteMs } from "../shared/time/time-units.ts";

const webAddress = /^https?:\/\//i;

/** The addresses of this site's copies of linked pictures, by their links. */
export type PictureCopies = Readonly<Record<string, string>>;

/** The address that a page may show a picture from: a link by this site's copy, any other address as it is. Null while there is no copy. */
export function shownPicture(address: string | null, copies: PictureCopies): string | null {
  if (address === null || !webAddress.test(address)) return address;
  return Object.hasOwn(copies, address) ? (copies[address] ?? null) : null;
}

/** The pictures that a page may show, in their order. */
export function shownPictures(addresses: readonly string[], copies: PictureCopies): string[] {
  return addresses.flatMap((address) => shownPicture(address, copies) ?? []);
}

/** Minutes until the next attempt after each failure that can be retried. */
const pausesMinutes = [1, 10, 60, 6 * 60];

/** When to try again after this many attempts; null after the last. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const minutes = pausesMinutes[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * minuteMs);
}
