/** What Apple gives to a site that may ask it: names for the site, its owner and a key, and that key. */
export type AppleSettings = {
  clientId: string;
  teamId: string;
  keyId: string;
  privateKey: string;
};
