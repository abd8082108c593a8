import { issuerClient, openTestIssuer } from "../../adapters/oauth/test/test-issuer.ts";
import { systemClock } from "../../adapters/system/clock-and-ids.ts";
import { openTestApp } from "./test-app.ts";
import { createTestClient, type TestClient } from "./test-client.ts";

type People = Parameters<typeof openTestIssuer>[0];
type Options = Parameters<typeof openTestIssuer>[1] & { clientSecret?: string };

/** An app whose people sign in at an issuer beside it, which sends them back to it alone. */
export async function openIssuerApp(
  people: People,
  { clientSecret = issuerClient.clientSecret, ...options }: Options = {},
) {
  const issuer = await openTestIssuer(people, options);
  const app = await openTestApp(
    {
      OIDC_ISSUER: issuer.origin,
      OIDC_CLIENT_ID: issuerClient.clientId,
      OIDC_CLIENT_SECRET: clientSecret,
    },
    {
      // the issuer's library knows the machine's time alone
      clock: { ...systemClock, advance() {} },
      // a slow machine's issuer is not one that does not answer
      send: (url, init) => fetch(url, { ...init, signal: null }),
    },
  );
  issuer.trust(`${app.origin}/api/auth/oidc/callback`);

  return {
    app,
    issuer,
    /**
     * Begins a sign-in and presses a button of the issuer's page. `sentTo` is the address that the app sends the browser to, `back`
     * the path at which the issuer sends it back.
     */
    async pressAtIssuer(client: TestClient, button: string) {
      const begun = await client.get("/api/auth/oidc?returnTo=/quote");
      const there = createTestClient((url, init) => fetch(url, init));
      const sentTo = new URL(begun.headers.get("location") ?? "", issuer.origin);
      let url = sentTo;
      for (let hops = 0; hops < 10; hops += 1) {
        if (url.origin === app.origin) return { sentTo, back: `${url.pathname}${url.search}` };
        const answer = await there.get(url.href);
        const next = answer.headers.get("location");
        if (!next && answer.status !== 200) throw new Error(`The issuer says ${answer.text}`);
        url = new URL(next ?? `${url.pathname}?${button}`, issuer.origin);
      }
      throw new Error("The issuer never sends the browser back");
    },
    async close() {
      await app.close();
      await issuer.close();
    },
  };
}
