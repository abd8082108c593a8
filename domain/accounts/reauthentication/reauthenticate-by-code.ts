import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { SecretSource, SessionRepository, SignInRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type {
  NotSignedIn,
  ReauthenticationCodeWrong,
  TooManyReauthenticationCodes,
} from "../refusals.ts";
import type { WrongCodes } from "../sign-in/complete-sign-in-by-code.ts";
import { reauthenticationBrowser } from "./reauthentication-browser.ts";
import { type Reauthenticated, recordReauthentication } from "./record-reauthentication.ts";

type Needs = {
  signIns: SignInRepository;
  sessions: SessionRepository;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type ReauthenticateByCode = {
  code: string;
  /** Secret of the session that is re-authenticated. */
  secret: string | null;
  by: Principal;
  from: ClientInfo;
  wrongCodes: WrongCodes;
};
type Answer = Result<
  Reauthenticated,
  NotSignedIn | ReauthenticationCodeWrong | TooManyReauthenticationCodes
>;

/** A member re-authenticates with the code from their email. Five attempts; the code works once. */
export function reauthenticateByCode(ports: Needs) {
  const { signIns, secrets, clock } = ports;
  return async ({ code, secret, by, from, wrongCodes }: ReauthenticateByCode): Promise<Answer> => {
    if (by.kind === "visitor" || secret === null) return refuse({ kind: "not-signed-in" });
    const { id: userId, email } = by.user;
    const asked = await signIns.findByBrowser(
      reauthenticationBrowser(secrets, secret),
      clock.now(),
    );
    if (asked?.email !== email) return refuse({ kind: "proof-code-wrong", triesLeft: 0 });
    const waitSeconds = await wrongCodes.take(userId);
    if (waitSeconds !== null) return refuse({ kind: "too-many-proof-codes", waitSeconds });
    // The attempt is consumed before the code is compared, so that concurrent guesses share the
    // five attempts.
    const triesLeft = await signIns.takeCodeTry(asked.id);
    if (triesLeft !== null && !secrets.isHashOfCode(asked.codeHash, code)) {
      return refuse({ kind: "proof-code-wrong", triesLeft });
    }
    await wrongCodes.giveBack(userId);
    if (triesLeft === null) return refuse({ kind: "proof-code-wrong", triesLeft: 0 });
    const isFirst = await signIns.consume(asked.id);
    const noted =
      isFirst && (await recordReauthentication(ports, { secret, way: "email", userId, from }));
    return noted ? ok(noted) : refuse({ kind: "proof-code-wrong", triesLeft: 0 });
  };
}
