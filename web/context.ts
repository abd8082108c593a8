import { createContext } from "react-router";

/** The id of the request that a page answers: an error page shows it, the log has it. */
export const requestIdContext = createContext<string>();
