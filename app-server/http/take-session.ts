import type { Scope } from "./scope.ts";
import { sessionCookie, setSession } from "./session-cookie.ts";

/** The browser gets the session that was opened for it; the one it had before is over. */
export async function takeSession(
  { core, cookies }: Pick<Scope["Variables"], "core" | "cookies">,
  sessionSecret: string,
): Promise<void> {
  await core.signOut({ secret: cookies.get(sessionCookie) });
  setSession(cookies, sessionSecret);
}
