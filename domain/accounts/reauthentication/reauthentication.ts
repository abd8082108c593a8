/** When and how this session was last authenticated. */
export type Reauthentication = {
  at: Date;
  /** Sign-in method; null when not recorded. */
  way: string | null;
  /** Whether they could have used a passkey. */
  hasPasskey: boolean;
};

/** Minutes that a re-authentication stays valid. */
export const reauthenticationMinutes = 15;
