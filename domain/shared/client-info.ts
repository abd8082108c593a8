/** The address and browser that a request came from, as far as it says. */
export type ClientInfo = { address: string | null; userAgent: string | null };

/** For events without a recorded client. */
export const unknownClient: ClientInfo = { address: null, userAgent: null };
