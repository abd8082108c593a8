import type { SecretSource } from "../ports.ts";
import type { Identity } from "./identity.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

/** A provider linked to an account. `id` identifies the link to its owner and grants no access. */
export type OwnProvider = { id: string; label: string; joinedAt: Date; lastUsedAt: Date };

type Needs = { providers: readonly SignInProvider[]; secrets: SecretSource };

/** A provider that is no longer configured is named by its issuer URL. */
export function ownProvider({ providers, secrets }: Needs, identity: Identity): OwnProvider {
  const { issuer, subject, createdAt, lastUsedAt } = identity;
  return {
    id: secrets.hash(JSON.stringify([issuer, subject])),
    label: providers.find((provider) => provider.issuer === issuer)?.label ?? issuer,
    joinedAt: createdAt,
    lastUsedAt,
  };
}
