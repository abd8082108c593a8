import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { ok, type Result } from "../shared/result.ts";
import type { Setup, SetupFacts } from "./ports.ts";

type Needs = { setup: Setup; supportAddress: string };
type Steps = SetupFacts & {
  supportEmail: string;
  /** Whether the operator has set an address for questions. */
  hasSupport: boolean;
};

/** An admin reads which steps of setting up a new site are done. */
export function readSetup({ setup, supportAddress }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<Steps, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const hasSupport = !supportAddress.endsWith(".example");
    return ok({ ...(await setup.read()), supportEmail: supportAddress, hasSupport });
  };
}
