import { fetchApi } from "../api/fetch-api.ts";
import { readRateWords } from "./commission-words.ts";

/** The rates in words, read by the browser. A page reached by a link loads this only then. */
export const fetchRateWords = (readers: Parameters<typeof readRateWords>[1]) =>
  readRateWords(fetchApi, readers);
