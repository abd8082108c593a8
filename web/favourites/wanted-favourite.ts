import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { tryStorage } from "../browser-storage.ts";
import { browserNow } from "../ui/browser-now.ts";

const key = "wantedFavourite";
const lifetimeMs = 30 * 60 * 1000;

/**
 * The favorite that a visitor wanted before signing in, stored in this browser for half an hour.
 */
export const wantedFavourite = {
  store({ itemType, itemId }: FavouriteItem) {
    const until = browserNow().getTime() + lifetimeMs;
    tryStorage(() => localStorage.setItem(key, JSON.stringify({ itemType, itemId, until })));
  },
  /** Returns whether this item was wanted, and then forgets it, so that it is added only once. */
  take({ itemType, itemId }: FavouriteItem): boolean {
    const text = tryStorage(() => localStorage.getItem(key));
    if (!text) return false;
    const wanted = parse(text);
    if (wanted?.itemType !== itemType || wanted.itemId !== itemId) return false;
    tryStorage(() => localStorage.removeItem(key));
    return typeof wanted.until === "number" && wanted.until > browserNow().getTime();
  },
};

type StoredFavourite = { itemType?: unknown; itemId?: unknown; until?: unknown };

function parse(text: string): StoredFavourite | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
