import { expect, onTestFinished, test } from "vitest";
import { deliveryOf } from "../../app-server/test/delivery-of.ts";
import { openTestApp, type TestApp } from "../../app-server/test/test-app.ts";
import { testForm } from "../../app-server/test/test-form.ts";
import { noLimits } from "../../app-server/test/test-limits.ts";
import { createSmtpMailbox } from "./smtp-mailbox.ts";
import { startGreylistingServer } from "./test/test-greylisting.ts";
import { hasPostfix, startPostfix } from "./test/test-postfix.ts";

type Written = { id: string; request: string | null; to: string };

const minute = 60_000;
const exhibitors = Array.from({ length: 100 }, (_, at) => `exhibitor-${at}@booths.example`);

test("a server that greylists for five minutes gets each email once, in its request's thread, and sign-in links before they end [Z26]", async () => {
  const app = await openTestApp(noLimits);
  onTestFinished(app.close);
  const now = () => app.clock.now().getTime();
  const server = await startGreylistingServer({ pauseMs: 5 * minute, now });
  onTestFinished(server.close);
  const began = now();
  const written = await write(app);
  await sendAll(app, server.url);

  expect(server.refusals()).toBeGreaterThan(exhibitors.length);
  expectArrived(written, server.received);
  // the pauses are one and five minutes, a link of a sign-in ends after fifteen
  expect(Math.floor((now() - began) / minute)).toBe(6);
});

// Debian's Postfix, where it is installed and root runs the tests
test.runIf(hasPostfix)(
  "Postfix takes each email at once and hands it over to a server that greylists; whom it does not know is known at the first try [Z26]",
  async () => {
    const app = await openTestApp(noLimits);
    onTestFinished(app.close);
    const server = await startGreylistingServer({ pauseMs: 3_000, now: () => performance.now() });
    onTestFinished(server.close);
    const postfix = await startPostfix(server.port);
    onTestFinished(postfix.close);
    const began = app.clock.now().getTime();
    const written = await write(app);
    const failed = await signIn(app, "unknown@booths.example");
    await sendAll(app, postfix.url);
    expect(app.clock.now().getTime() - began).toBeLessThan(minute);
    const states = await app.sql<{ id: string; state: string }>("select id, state from message");
    expect(states.filter(({ state }) => state !== "sent")).toEqual([
      { id: failed, state: "failed" },
    ]);
    await expect.poll(() => server.received.length).toBe(written.length);

    expect(server.refusals()).toBeGreaterThan(exhibitors.length);
    expectArrived(written, server.received);
    expect(postfix.log()).toMatch(/status=deferred \(host 127\.0\.0\.1.*451 4\.7\.1 Greylisted/);
    expect(
      await app.sql(`select state, attempts, last_error from message where id = '${failed}'`),
    ).toMatchObject([
      { state: "failed", attempts: 1, last_error: expect.stringContaining("No such person") },
    ]);
  },
);

/** Sends the requests and asks for a sign-in: the site writes its emails. */
async function write(app: TestApp): Promise<Written[]> {
  for (const email of exhibitors) {
    const { status } = await app
      .client()
      .send("POST", "/api/quote-requests", { ...testForm, email });
    expect(status).toBe(201);
  }
  await signIn(app, "ada@booths.example");
  const written = await queued(app);
  expect(written.length).toBeGreaterThan(exhibitors.length);
  return written;
}

/** Asks for a link; ends with the id of its email. */
async function signIn(app: TestApp, email: string): Promise<string> {
  await app.client().send("POST", "/api/login/email", { email });
  const found = (await queued(app)).find(({ to }) => to === email);
  return found?.id ?? expect.fail(`no email to ${email}`);
}

const queued = (app: TestApp) =>
  app.sql<Written>(
    `select id, quote_request_id as request, letter -> 'to' ->> 'address' as "to" from message where state = 'queued'`,
  );

/** Sends all that is written: the clock is moved from one attempt to the next, not waited for. */
async function sendAll(app: TestApp, url: string) {
  const site = { siteName: "Boothwright", origin: app.origin, supportEmail: "help@example.com" };
  const mailbox = createSmtpMailbox({ url, from: "no-reply@example.com", site });
  onTestFinished(mailbox.close);
  const deliver = deliveryOf(app, mailbox);
  for (;;) {
    for (const { id } of await queued(app)) await deliver(id);
    const [next] = await app.sql<{ at: string | null }>(
      "select min(next_attempt_at)::text as at from message where state = 'queued'",
    );
    if (!next?.at) return;
    const pause = new Date(next.at).getTime() - app.clock.now().getTime();
    if (pause > 0) app.clock.advance(pause);
  }
}

/** Expects each email once, under its own name, below the root of its request. */
function expectArrived(written: Written[], received: { to: string[]; source: string }[]) {
  const site = "@localhost";
  const arrived = received.map(({ to, source }) => {
    const [head = ""] = source.split("\r\n\r\n");
    const header = (name: string) =>
      new RegExp(`^${name}: (.*)$`, "m").exec(head.replaceAll(/\r\n[ \t]+/g, " "))?.[1]?.trim();
    return [to.join(), header("Message-ID"), header("References")];
  });
  const wanted = written.map(({ id, request, to }) => [
    to,
    `<${id}${site}>`,
    request ? `<request-${request}${site}>` : undefined,
  ]);
  expect(arrived.sort()).toEqual(wanted.sort());
}
