import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type {
  RequestClaims,
  SecretSource,
  SessionRepository,
  SignInRepository,
  UserRepository,
} from "../ports.ts";
import type { AccountSuspended, SignInLinkInvalid } from "../refusals.ts";
import { openSession, type SignedIn } from "../sessions/open-session.ts";
import type { User } from "../user.ts";
import { claimAtSignIn } from "./claim-at-sign-in.ts";
import { newUser } from "./new-user.ts";
import type { SignIn } from "./sign-in.ts";

export type SignInPorts = {
  signIns: SignInRepository;
  users: UserRepository;
  sessions: SessionRepository;
  quotes: RequestClaims;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type Browser = { userAgent: string | null; address: string | null | undefined };
type Finished = Result<
  SignedIn & { returnTo: string | null },
  SignInLinkInvalid | AccountSuspended
>;

/** Signs in the person whose address is verified. A link or a code works once. */
export async function finishSignIn(
  ports: SignInPorts,
  signIn: SignIn,
  { userAgent, address }: Browser,
  now: Date,
): Promise<Finished> {
  if (!(await ports.signIns.consume(signIn.id))) return refuse({ kind: "sign-in-link-invalid" });
  const user = await findOrCreateByEmail(ports, signIn.email, now);
  if (user.suspendedAt) return refuse({ kind: "account-suspended" });
  const signedIn = await openSession(ports, user, { userAgent, address, way: "email", now });
  return ok({ ...signedIn, returnTo: signIn.returnTo });
}

type UserPorts = { users: UserRepository; quotes: RequestClaims; ids: Ids };

/**
 * The account for a verified address, created on the first sign-in. Requests sent from the address
 * earlier, and a builder profile with it as its contact, are linked to the account.
 */
async function findOrCreateByEmail(
  { users, quotes, ids }: UserPorts,
  email: string,
  now: Date,
): Promise<User> {
  const make = () => users.save({ ...newUser(ids.next(), email, now), emailVerifiedAt: now });
  const known = (await users.findByEmail(email)) ?? (await make());
  const user = known.emailVerifiedAt
    ? known
    : ((await users.prove(known.id, now)) ?? (await make()));
  return claimAtSignIn({ users, quotes }, user);
}
