import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { showToast } from "../ui/feedback/toast-store.ts";
import { wantedFavourite } from "./wanted-favourite.ts";

/** Asks a visitor to sign in, and returns to this page to complete the favorite. */
export function offerSignIn(item: FavouriteItem): void {
  showToast({
    title: "Sign in to save favorites",
    description: "You'll come right back here, and it'll be saved.",
    action: {
      label: "Sign in",
      run() {
        wantedFavourite.keep(item);
        const { pathname, search } = window.location;
        window.location.assign(`/api/login?returnTo=${encodeURIComponent(pathname + search)}`);
      },
    },
  });
}
