import { fetchApi } from "../api/fetch-api.ts";
import { readRates } from "./commission-words.ts";

/** The rates, read in the browser; a page loads this when somebody comes to it by a link. */
export const fetchRates = () => readRates(fetchApi);
