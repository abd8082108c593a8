/** Client settings of Sign in with Apple: client, team, key id and private key. */
export type AppleSettings = {
  clientId: string;
  teamId: string;
  keyId: string;
  privateKey: string;
};
