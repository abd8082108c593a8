import type { SecretSource } from "../ports.ts";

/** What binds a code to the session that asked for it, in the place of a browser's own secret. */
export function reauthenticationBrowser(secrets: SecretSource, sessionSecret: string): string {
  return secrets.hash(`proof of ${secrets.hash(sessionSecret)}`);
}
