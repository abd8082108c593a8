import { callQuery } from "../../api/call-query.ts";

/**
 * The builder's own rates, always fetched fresh for the form; later changes don't overwrite typed
 * input.
 */
export const rateCardQuery = { ...callQuery("GET /api/builders/rates"), gcTime: 0 };
