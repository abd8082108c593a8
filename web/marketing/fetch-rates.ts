import { fetchApi } from "../api/fetch-api.ts";
import { readRates } from "./commission-words.ts";

/** The rates, read by the browser. A page reached by a link loads this only then. */
export const fetchRates = () => readRates(fetchApi);
