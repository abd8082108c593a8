import type { SecretSource } from "../ports.ts";

/** Hash input that binds a code to the session that requested it, in place of a browser secret. */
export function reauthenticationBrowser(secrets: SecretSource, sessionSecret: string): string {
  return secrets.hash(`proof of ${secrets.hash(sessionSecret)}`);
}
