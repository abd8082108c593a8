/** The address and browser that a request came from, as far as it says. */
export type ClientInfo = { address: string | null; userAgent: string | null };

/** The client of events that recorded none. */
export const unknownClient: ClientInfo = { address: null, userAgent: null };
