import type { SecretSource, SessionRepository } from "./ports.ts";

type Needs = { sessions: SessionRepository; secrets: SecretSource };

/** Ends this browser's session, if it has one. */
export function signOut({ sessions, secrets }: Needs) {
  return async ({ secret }: { secret: string | null }): Promise<void> => {
    if (secret) await sessions.remove(secrets.hash(secret));
  };
}
