import { callQuery } from "../../api/call-query.ts";

/** The builder's own rates. A form begins with what is stored now, and what is typed is not overwritten later. */
export const rateCardQuery = { ...callQuery("GET /api/builders/rates"), gcTime: 0 };
