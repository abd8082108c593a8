import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { type FavouriteItem, favouriteLimits } from "./favourite.ts";
import type { FavouriteRepository } from "./ports.ts";
import type { FavouriteRefusal } from "./refusals.ts";

type ToggleFavourite = { item: FavouriteItem; by: Principal };
type Answer = Result<"added" | "removed", NotSignedIn | FavouriteRefusal>;

/** A member adds a project or builder to their favourites, or removes it, even when it is no longer public. */
export function toggleFavourite({ favourites }: { favourites: FavouriteRepository }) {
  return async ({ item, by }: ToggleFavourite): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const outcome = await favourites.toggle(by.user.id, item, favouriteLimits.kept);
    if (outcome === "missing") return refuse({ kind: "favourite-item-not-found" });
    if (outcome === "full") return refuse({ kind: "too-many-favourites" });
    return ok(outcome);
  };
}
