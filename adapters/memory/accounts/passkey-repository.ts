import type { Passkey } from "../../../domain/accounts/passkeys/passkey.ts";
import type { PasskeyChallenge } from "../../../domain/accounts/passkeys/passkey-challenge.ts";
import type { PasskeyRepository } from "../../../domain/accounts/passkeys/passkey-ports.ts";
import type { Message } from "../../../domain/messages/ports.ts";

/**
 * In-memory passkeys for tests, held in `stored`. `outbox` may be shared with other repositories
 * that write messages.
 */
export function createMemoryPasskeyRepository(
  stored: Passkey[] = [],
  outbox: Message[] = [],
): PasskeyRepository {
  const challenges = new Map<string, PasskeyChallenge>();
  const own = (id: string, userId: string) =>
    stored.findIndex((passkey) => passkey.id === id && passkey.userId === userId);

  return {
    listOf: async (userId) =>
      structuredClone(stored.filter((passkey) => passkey.userId === userId)).sort(
        (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
      ),
    findByCredential: async (credentialId) =>
      structuredClone(stored.find((passkey) => passkey.credentialId === credentialId) ?? null),
    async add(passkey, most, _event, letter) {
      const mine = stored.filter(({ userId }) => userId === passkey.userId);
      if (mine.length >= most) return "full";
      if (stored.some(({ credentialId }) => credentialId === passkey.credentialId)) return "known";
      stored.push(structuredClone(passkey));
      outbox.push(structuredClone(letter));
      return "added";
    },
    async rename({ id, userId, name }) {
      const passkey = stored[own(id, userId)];
      if (passkey) passkey.name = name;
      return passkey !== undefined;
    },
    async remove(id, userId, _event, letter) {
      const at = own(id, userId);
      const [removed] = at < 0 ? [] : stored.splice(at, 1);
      if (!removed) return null;
      outbox.push(structuredClone(letter));
      return removed;
    },
    async use(id, counter, at) {
      const passkey = stored.find((each) => each.id === id);
      const isLater = passkey && (passkey.counter < counter || passkey.counter + counter === 0);
      if (!isLater) return false;
      Object.assign(passkey, { counter, lastUsedAt: at });
      return true;
    },
    async startChallenge(challenge) {
      challenges.set(challenge.challenge, structuredClone(challenge));
    },
    async takeChallenge({ challenge, purpose, browserHash, now }) {
      const found = challenges.get(challenge);
      if (found?.purpose !== purpose || found.browserHash !== browserHash) return null;
      if (found.expiresAt <= now) return null;
      challenges.delete(challenge);
      return found;
    },
  };
}
