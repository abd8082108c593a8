/** The item doesn't exist or isn't public. */
export type FavouriteItemNotFound = { kind: "favourite-item-not-found" };
/** The person has reached `favouriteLimits.kept`. */
export type TooManyFavourites = { kind: "too-many-favourites" };

export type FavouriteRefusal = FavouriteItemNotFound | TooManyFavourites;
