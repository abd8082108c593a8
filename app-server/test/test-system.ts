import { openSystem } from "../open-system.ts";

/** The machine as it is, signing with this secret. */
export const testSystem = (sessionSecret = "a secret of at least thirty-two characters") =>
  openSystem({ sessionSecret, trustedProxies: [] });
