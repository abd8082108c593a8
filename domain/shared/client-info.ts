/** Where a request came from, as far as it tells. */
export type ClientInfo = { address: string | null; userAgent: string | null };

/** For where nobody noted it. */
export const fromNowhere: ClientInfo = { address: null, userAgent: null };
