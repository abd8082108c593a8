import { githubAuth } from "@hono/oauth-providers/github";
import { googleAuth } from "@hono/oauth-providers/google";
import { Hono, type MiddlewareHandler } from "hono";
import { describe, expect, test } from "vitest";
import type { Outbound } from "./outbound.ts";
import { withinOutbound } from "./within-outbound.ts";

const address = "http://localhost/api/auth/callback";
const client = { client_id: "client", client_secret: "secret", redirect_uri: address };

const middleware: Record<string, MiddlewareHandler> = {
  Google: googleAuth({ ...client, scope: ["openid", "email"] }),
  GitHub: githubAuth({ ...client, oauthApp: true, scope: ["user:email"] }),
};

// Mounted as its makers mean it, the package lacks what decision 007 asks of a sign-in. When one of
// these tests fails, the package has learned it: read decision 007 again.
describe.each(["Google", "GitHub"])("@hono/oauth-providers, mounted for %s", (name) => {
  const app = new Hono().get("*", middleware[name] as MiddlewareHandler, (c) => c.text("in"));

  /** The requests of the package when the provider returns the person. Every answer to them is right. */
  async function exchange() {
    const sent: { url: string; init: RequestInit }[] = [];
    const outbound: Outbound = async (url, init = {}) => {
      sent.push({ url, init });
      const email = { email: "ada@halden.example", primary: true, verified: true };
      if (url.endsWith("/emails")) return Response.json([email]);
      return Response.json({ access_token: "token", scope: "email", id: 1, ...email });
    };
    const back = `${address}?code=code&state=one`;
    const answer = await withinOutbound(outbound, async () =>
      app.request(back, { headers: { cookie: "state=one" } }),
    );
    return { sent, status: answer.status };
  }

  test("sends no PKCE challenge, and no verifier with the code", async () => {
    const begun = await app.request(address);
    const location = new URL(begun.headers.get("location") ?? "");
    expect(location.searchParams.get("state")).not.toBeNull();
    expect(location.searchParams.get("code_challenge")).toBeNull();
    const { sent } = await exchange();
    expect(JSON.stringify(sent)).not.toContain("code_verifier");
  });

  test("asks without a time limit, and follows redirects", async () => {
    const { sent } = await exchange();
    expect(sent.length).toBeGreaterThan(0);
    for (const { init } of sent) {
      expect(init.signal).toBeUndefined();
      expect(init.redirect).toBeUndefined();
    }
  });

  test("takes the same answer again: its state is a cookie, not an attempt", async () => {
    expect((await exchange()).status).toBe(200);
    expect((await exchange()).status).toBe(200);
  });
});
