import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "./client.ts";
import { expectStatus } from "./expect-status.ts";

type DevMail = { to: string; subject: string; text: string; createdAt: string };

/** Signs in like a person: requests a link, opens the email, follows the link. */
export async function signIn(base: string, email: string): Promise<Client> {
  const client = createClient(base);
  expectStatus(await client.send("POST", "/api/login/email", { email }), 202);
  const mail = await newestMail(client, email, /login\/email\?token=/);
  const token = new URL(/https?:\S+token=\S+/.exec(mail.text)?.[0] ?? base).searchParams.get(
    "token",
  );
  expectStatus(await client.send("POST", "/api/login/email/verify", { token }), 200);
  return client;
}

/** The newest email to the address whose text matches; waits a few seconds for it. */
export async function newestMail(client: Client, to: string, fits: RegExp): Promise<DevMail> {
  for (let tries = 0; tries < 50; tries++) {
    const { body } = await client.get("/dev/mail.json");
    const emails = body as unknown as DevMail[];
    const mail = emails.find(
      (one) => one.to.includes(to) && fits.test(`${one.subject}\n${one.text}`),
    );
    if (mail) return mail;
    await sleep(200);
  }
  throw new Error(`No mail to ${to} that fits ${fits}`);
}
