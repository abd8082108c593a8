import type { ProviderName } from "../../../domain/accounts/providers/provider-name.ts";
import type {
  ProviderPerson,
  SignInProvider,
} from "../../../domain/accounts/providers/sign-in-provider.ts";
import { ok, refuse } from "../../../domain/shared/result.ts";

type MemoryProvider = SignInProvider & {
  /** The person that the provider will authenticate next. */
  person: ProviderPerson;
  isAway: boolean;
  /** The secrets of all attempts, in order. */
  begun: Parameters<SignInProvider["begin"]>[0][];
};

/** A provider that authenticates the person set by a test. */
export function createMemoryProvider(name: ProviderName, person: ProviderPerson): MemoryProvider {
  const provider: MemoryProvider = {
    name,
    issuer: person.issuer,
    label: "Google",
    person,
    isAway: false,
    begun: [],
    async begin(secrets) {
      if (provider.isAway) return refuse({ kind: "provider-away" });
      provider.begun.push(secrets);
      return ok(new URL(`https://id.example/?state=${secrets.state}`));
    },
    async complete(answer, secrets) {
      if (provider.isAway) return refuse({ kind: "provider-away" });
      const isSame = answer.get("state") === secrets.state;
      return isSame ? ok(provider.person) : refuse({ kind: "provider-answer-invalid" });
    },
  };
  return provider;
}
