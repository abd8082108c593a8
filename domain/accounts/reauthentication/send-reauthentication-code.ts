import { newMessage } from "../../messages/new-message.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { minuteMs } from "../../shared/time/time-units.ts";
import type { SecretSource, SignInRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotAllowed, NotSignedIn } from "../refusals.ts";
import { codeTries, signInMinutes } from "../sign-in/sign-in.ts";
import { reauthenticationBrowser } from "./reauthentication-browser.ts";
import { reauthenticationMethods } from "./reauthentication-methods.ts";

type Needs = { signIns: SignInRepository; secrets: SecretSource; ids: Ids; clock: Clock };
type SendReauthenticationCode = { by: Principal; secret: string | null };

/**
 * Emails six digits to the account's own address. They work once, within ten minutes, and only in
 * the session that requested them.
 */
export function sendReauthenticationCode({ signIns, secrets, ids, clock }: Needs) {
  return async ({
    by,
    secret,
  }: SendReauthenticationCode): Promise<Result<null, NotSignedIn | NotAllowed>> => {
    if (by.kind === "visitor" || secret === null) return refuse({ kind: "not-signed-in" });
    if (!reauthenticationMethods(by).includes("email")) return refuse({ kind: "not-allowed" });
    const now = clock.now();
    const { email, firstName } = by.user;
    // The token is never sent; only the code is.
    const token = secrets.token();
    const code = secrets.codeFor(token);
    const asked = {
      id: ids.next<"sign-in">(),
      email,
      tokenHash: secrets.hash(token),
      codeHash: secrets.hashCode(code),
      browserHash: reauthenticationBrowser(secrets, secret),
      returnTo: null,
      codeTriesLeft: codeTries,
      createdAt: now,
      expiresAt: new Date(now.getTime() + signInMinutes * minuteMs),
    };
    const to = { name: firstName, address: email };
    const letter = { kind: "proof-code", to, code, minutesValid: signInMinutes } as const;
    await signIns.start(asked, newMessage({ ids }, letter, { at: now, dedupeKey: null }));
    return ok(null);
  };
}
