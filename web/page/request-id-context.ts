import { createContext } from "react";

/** The id of the request that this page answers; only set during rendering on the server. */
export const RequestIdContext = createContext<string | null>(null);
