import { createContext } from "react";

/** The id of the request that this page answers; only while it is rendered on the server. */
export const RequestIdContext = createContext<string | null>(null);
