import type { SignInRepository } from "../../../domain/accounts/ports.ts";
import type { SignIn } from "../../../domain/accounts/sign-in/sign-in.ts";
import type { Message } from "../../../domain/messages/ports.ts";
import type { SignInId } from "../../../domain/shared/id.ts";

/** In-memory sign-ins for tests. `outbox` may be shared with other repositories that write messages. */
export function createMemorySignInRepository(outbox: Message[] = []): SignInRepository {
  const signIns = new Map<SignInId, SignIn>();
  const latest = (now: Date, wanted: (signIn: SignIn) => boolean) => {
    const found = [...signIns.values()]
      .filter((signIn) => signIn.expiresAt > now && wanted(signIn))
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return structuredClone(found[0] ?? null);
  };

  return {
    async start(signIn, message) {
      signIns.set(signIn.id, structuredClone(signIn));
      outbox.push(structuredClone(message));
    },
    findByToken: async (hash, now) => latest(now, (signIn) => signIn.tokenHash === hash),
    findByBrowser: async (hash, now) => latest(now, (signIn) => signIn.browserHash === hash),
    consume: async (id) => signIns.delete(id),
    async takeCodeTry(id) {
      const signIn = signIns.get(id);
      if (!signIn || signIn.codeTriesLeft === 0) return null;
      const codeTriesLeft = signIn.codeTriesLeft - 1;
      signIns.set(id, { ...signIn, codeTriesLeft });
      return codeTriesLeft;
    },
  };
}
