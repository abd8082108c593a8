/** Client settings that a provider issues. */
export type ClientSettings = { clientId: string; clientSecret: string };
