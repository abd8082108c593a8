/** When and how somebody last proved, in this browser, that it is them. */
export type Reauthentication = {
  at: Date;
  /** The way in that was taken; null when nobody noted it. */
  way: string | null;
  /** Whether they could have used a passkey. */
  hasPasskey: boolean;
};

/** How long a proof counts for what cannot be taken back. */
export const reauthenticationMinutes = 15;
