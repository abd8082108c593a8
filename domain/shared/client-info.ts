/** Where a request came from, as far as it tells. */
export type From = { address: string | null; userAgent: string | null };

/** For where nobody noted it. */
export const fromNowhere: From = { address: null, userAgent: null };
