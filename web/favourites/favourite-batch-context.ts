import { createContext } from "react";

/** Among cards whose marks are read with one call: whether that call failed. Null elsewhere. */
export const FavouriteBatchContext = createContext<{ isError: boolean } | null>(null);
