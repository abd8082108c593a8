import type { Principal } from "../../domain/accounts/principal.ts";
import type { WriteLimiter } from "./write-limit.ts";

/** Whether a request for quotes is confirmed to the address in its form. */
export type ConfirmationLimit = (email: string, by: Principal) => Promise<boolean>;

/** So many letters go to an address that its sender has not proven to read, whoever they are: a form is no way to fill a stranger's mailbox. */
export function createConfirmationLimit(limiter: WriteLimiter): ConfirmationLimit {
  return async (email, by) => {
    const isOwn = by.kind === "member" && by.user.emailVerifiedAt && by.user.email === email;
    return isOwn ? true : (await limiter.take(email)) === null;
  };
}
