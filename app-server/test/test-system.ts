import { testNow } from "../../adapters/system/test/test-time.ts";
import { openSystem } from "../open-system.ts";

/** The machine as it is, signing with this secret. */
export const testSystem = (current = "a secret of at least thirty-two characters") =>
  openSystem(
    { signingSecrets: { current, previous: null }, trustedProxies: [], paperFont: null },
    { now: testNow },
  );
