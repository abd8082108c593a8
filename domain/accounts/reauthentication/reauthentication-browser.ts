import type { SecretSource } from "../ports.ts";

/** Binds a code to the session that asked for it; takes the place of a browser secret. */
export function reauthenticationBrowser(secrets: SecretSource, sessionSecret: string): string {
  return secrets.hash(`proof of ${secrets.hash(sessionSecret)}`);
}
