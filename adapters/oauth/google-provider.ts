import { googleAuth } from "@hono/oauth-providers/google";
import type { ClientSettings } from "./client-settings.ts";
import { createHonoProvider } from "./hono-provider.ts";
import { openidPerson } from "./openid-person.ts";
import type { Outbound } from "./outbound.ts";

const issuer = "https://accounts.google.com";

export function createGoogleProvider(
  { clientId, clientSecret }: ClientSettings,
  redirectUri: string,
  outbound: Outbound,
) {
  return createHonoProvider({
    name: "google",
    issuer,
    label: "Google",
    clientId,
    clientSecret,
    tokenUrl: "https://oauth2.googleapis.com/token",
    redirectUri,
    middleware: googleAuth({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      scope: ["openid", "email", "profile"],
      prompt: "select_account",
    }),
    async personOf(c) {
      const user = c.get("user-google");
      return openidPerson({
        ...user,
        iss: issuer,
        sub: user?.id,
        email_verified: user?.verified_email,
      });
    },
    outbound,
  });
}
