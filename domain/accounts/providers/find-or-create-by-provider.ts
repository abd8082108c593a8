import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { IdentityRepository, RequestClaims, UserRepository } from "../ports.ts";
import { accountEvent } from "../profile/account-event.ts";
import type {
  ProviderAddressUnproven,
  ProviderAddressUnverified,
  ProviderRemoved,
} from "../refusals.ts";
import { newUser } from "../sign-in/new-user.ts";
import type { User } from "../user.ts";
import { providerLetter } from "./provider-letter.ts";
import type { ProviderPerson } from "./sign-in-provider.ts";

type Needs = {
  users: UserRepository;
  identities: IdentityRepository;
  quotes: RequestClaims;
  ids: Ids;
};
type Welcome = { person: ProviderPerson; label: string; from: ClientInfo; now: Date };
type Answer = Result<User, ProviderRemoved | ProviderAddressUnverified | ProviderAddressUnproven>;

/** How often somebody else may be quicker. */
const most = 3;

/**
 * The account of whom a provider has just vouched for. One that they have not used here yet joins an account by its address,
 * when the provider says that they read it and somebody has proven the same here; else the address makes an account. Whose
 * account it joins hears of it, and one that was removed does not come back by itself.
 */
export async function findOrCreateByProvider(ports: Needs, welcome: Welcome): Promise<Answer> {
  const { users, quotes } = ports;
  const { person } = welcome;
  for (let turn = 0; turn < most; turn += 1) {
    const found = await findOrJoin(ports, welcome);
    if (found === "again") continue;
    if (!found.ok) return found;
    const user = found.value;
    if (person.isEmailVerified && lower(person.email) === user.email) {
      await quotes.claim(user.email, user.id);
      return ok((await users.attachBuilder(user.email, user.id)) ?? user);
    }
    return found;
  }
  throw new Error("An identity changed hands too often while it signed in");
}

async function findOrJoin(ports: Needs, welcome: Welcome): Promise<Answer | "again"> {
  const { users, identities, ids } = ports;
  const { person, label, from, now } = welcome;
  const { issuer, subject, firstName, lastName } = person;
  const known = await identities.findPerson(issuer, subject, now);
  if (known) return ok(known);
  if (await identities.isRemoved(issuer, subject)) return refuse({ kind: "provider-removed" });

  const email = lower(person.email);
  if (email === null || !person.isEmailVerified) {
    return refuse({ kind: "provider-address-unverified" });
  }
  const owner = await users.findByEmail(email);
  // Whoever made it may be waiting for its reader to come along.
  if (owner && !owner.emailVerifiedAt) return refuse({ kind: "provider-address-unproven" });
  const made = { ...newUser(ids.next(), email, now), emailVerifiedAt: now, firstName, lastName };
  const user = owner ?? made;
  const joined = await identities.join({
    identity: { issuer, subject, userId: user.id, createdAt: now, lastUsedAt: now },
    newUser: owner ? null : made,
    letter: owner && providerLetter(ports, owner, { change: "joined", label, at: now }),
    event: accountEvent(ports, {
      userId: user.id,
      action: "provider-joined",
      at: now,
      from,
      about: label,
    }),
  });
  return joined ? ok(user) : "again";
}

function lower(email: string | null): string | null {
  return email?.trim().toLowerCase() ?? null;
}
