import type { FavouriteItem } from "../../domain/favourites/favourite.ts";

const key = "wantedFavourite";
const keptMs = 30 * 60 * 1000;

/** The favorite a visitor wanted before signing in, stored in this browser for half an hour. */
export const wantedFavourite = {
  keep({ itemType, itemId }: FavouriteItem) {
    const until = Date.now() + keptMs;
    reach((storage) => storage.setItem(key, JSON.stringify({ itemType, itemId, until })));
  },
  /** Whether it is this item; then clears it, so that it happens once. */
  take({ itemType, itemId }: FavouriteItem): boolean {
    const text = reach((storage) => storage.getItem(key));
    if (!text) return false;
    const wanted = parse(text);
    if (wanted?.itemType !== itemType || wanted.itemId !== itemId) return false;
    reach((storage) => storage.removeItem(key));
    return typeof wanted.until === "number" && wanted.until > Date.now();
  },
};

type Wanted = { itemType?: unknown; itemId?: unknown; until?: unknown };

function parse(text: string): Wanted | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null where the browser has no storage. */
function reach<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
