import { githubAuth } from "@hono/oauth-providers/github";
import * as z from "zod";
import type { ClientSettings } from "./client-settings.ts";
import { createHonoProvider } from "./hono-provider.ts";
import { openidPerson } from "./openid-person.ts";
import type { Outbound } from "./outbound.ts";

const emails = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

const issuer = "https://github.com";

export function createGithubProvider(
  { clientId, clientSecret }: ClientSettings,
  redirectUri: string,
  outbound: Outbound,
) {
  /**
   * Reads the primary verified address: the public profile's may belong to another person, and the
   * package accepts unverified ones.
   */
  async function primaryEmail(token: string): Promise<string | null> {
    const answer = await outbound("https://api.github.com/user/emails", {
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json",
        "user-agent": "Boothwright",
      },
    });
    const parsed = emails.safeParse(await answer.json());
    const primary = parsed.data?.find(({ primary, verified }) => primary && verified);
    return primary?.email ?? null;
  }

  return createHonoProvider({
    name: "github",
    issuer,
    label: "GitHub",
    clientId,
    clientSecret,
    tokenUrl: "https://github.com/login/oauth/access_token",
    redirectUri,
    middleware: githubAuth({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      oauthApp: true,
      scope: ["user:email"],
    }),
    async personOf(c) {
      const [user, token] = [c.get("user-github"), c.get("token")?.token];
      if (typeof user?.id !== "number" || !token) return null;
      const email = await primaryEmail(token);
      return openidPerson({
        iss: issuer,
        sub: String(user.id),
        email,
        email_verified: email !== null,
      });
    },
    outbound,
  });
}
