/** IP address and browser of a request; null where unknown. */
export type ClientInfo = { address: string | null; userAgent: string | null };

/** The client of events for which none was recorded. */
export const unknownClient: ClientInfo = { address: null, userAgent: null };
