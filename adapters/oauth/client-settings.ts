/** What a provider gives to a site that may ask it. */
export type ClientSettings = { clientId: string; clientSecret: string };
