import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { accountEvent } from "../account-event.ts";
import type { IdentityRepository, RequestClaims, UserRepository } from "../ports.ts";
import type {
  ProviderAddressUnproven,
  ProviderAddressUnverified,
  ProviderRemoved,
} from "../refusals.ts";
import { claimAtSignIn } from "../sign-in/claim-at-sign-in.ts";
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

/** Attempts when concurrent sign-ins compete for the same address. */
const most = 3;

/**
 * The account for an identity verified by a provider. An unknown identity is linked by email
 * address when the provider and a sign-in here have both verified it, otherwise it creates an
 * account. The owner of an existing account gets an email. A removed identity is never relinked.
 */
export async function findOrCreateByProvider(ports: Needs, welcome: Welcome): Promise<Answer> {
  const { person } = welcome;
  for (let turn = 0; turn < most; turn += 1) {
    const found = await findOrJoin(ports, welcome);
    if (found === "again") continue;
    if (!found.ok) return found;
    const user = found.value;
    if (person.isEmailVerified && lower(person.email) === user.email) {
      return ok(await claimAtSignIn(ports, user));
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
  // An unverified account may have been created by another person in advance.
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
