/** Nothing of the kind is public. */
export type FavouriteItemNotFound = { kind: "favourite-item-not-found" };
/** Nobody looks through more than these. */
export type TooManyFavourites = { kind: "too-many-favourites" };

export type FavouriteRefusal = FavouriteItemNotFound | TooManyFavourites;
