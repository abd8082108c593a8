import { createContext } from "react";

/** Set inside a batch of cards: whether the batch's read failed. Null elsewhere. */
export const FavouriteBatchContext = createContext<{ isError: boolean } | null>(null);
