import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Favourite } from "./favourite.ts";
import type { FavouriteRepository } from "./ports.ts";

/** A member lists their favourites. */
export function listFavourites({ favourites }: { favourites: FavouriteRepository }) {
  return async ({ by }: { by: Principal }): Promise<Result<Favourite[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return ok(await favourites.list(by.user.id));
  };
}
