import { createContext } from "react";

/** Within a batch of cards: whether its read failed. Null outside of a batch. */
export const FavouriteBatchContext = createContext<{ isError: boolean } | null>(null);
