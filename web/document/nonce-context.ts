import { createContext } from "react";

/** The nonce of our own inline scripts; only while the page is rendered on the server. */
export const NonceContext = createContext<string | undefined>(undefined);
