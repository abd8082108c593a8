/** When and how this session was last authenticated. */
export type Reauthentication = {
  at: Date;
  /** Sign-in method; null when not recorded. */
  way: string | null;
  /** Whether the account had a passkey then. */
  hasPasskey: boolean;
};

/** Minutes that a re-authentication stays valid. */
export const reauthenticationMinutes = 15;
