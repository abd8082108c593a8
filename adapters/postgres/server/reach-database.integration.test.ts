import { type AddressInfo, connect, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "../../embedded-postgres/free-port.ts";
import { reachDatabase } from "./reach-database.ts";
import { untilReached } from "./until-reached.ts";

const { url } = inject("testServer");

function changed(change: (url: URL) => void): string {
  const other = new URL(url);
  change(other);
  return other.href;
}

test("reachDatabase() is content with a database that answers", async () => {
  await reachDatabase(url);
});

test.each([
  [
    "a closed port",
    changed((u) => {
      u.port = "1";
    }),
    /at .+:1\/\w+: nothing listens there$/,
  ],
  [
    "an unknown host",
    changed((u) => {
      u.hostname = "nowhere.invalid";
    }),
    /nowhere\.invalid:.+: the host has no address$/,
  ],
  [
    "a wrong password",
    changed((u) => {
      u.password = "secret";
    }),
    /password authentication failed/,
  ],
  [
    "a missing database",
    changed((u) => {
      u.pathname = "/nothing";
    }),
    /database "nothing" does not exist$/,
  ],
])("reachDatabase() says in one sentence what is wrong with %s", async (_, address, sentence) => {
  const problem = await reachDatabase(address).catch((error) => error);
  expect(problem).toMatchObject({
    name: "DatabaseProblem",
    message: expect.stringMatching(sentence),
  });
  expect(problem.message).toMatch(/^Cannot reach the database at [^\n]+$/);
  expect(problem.message).not.toContain(new URL(address).password);
});

/** A server that answers the wish for encryption as said, and what came after that. `tlsPort`: who encrypts then. */
async function startServer(answer: "S" | "N", tlsPort?: number) {
  let after = "";
  const server = createServer((client) => {
    client.on("error", () => {});
    client.once("data", () => {
      client.write(answer);
      client.on("data", (bytes) => {
        after += bytes.toString("latin1");
      });
      if (tlsPort === undefined) return;
      const encrypting = connect(tlsPort, "127.0.0.1").on("error", () => {});
      client.pipe(encrypting).pipe(client);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const to = (mode: string) => `postgresql://me:word@127.0.0.1:${port}/db?sslmode=${mode}`;
  return { to, after: () => after };
}

test("reachDatabase() gives no name and no password to a server that does not encrypt, where encryption is asked for", async () => {
  const server = await startServer("N");
  for (const mode of ["require", "verify-ca", "verify-full"]) {
    await expect(reachDatabase(server.to(mode)), mode).rejects.toThrow(/SSL/);
  }
  expect(server.after()).toBe("");
});

test("reachDatabase() gives none to a server whose certificate no one vouches for, and a hint of its own to the operator [Z06]", async () => {
  // the certificate that comes with the package is signed by itself
  const encrypting = new SMTPServer({ secure: true }).on("error", () => {});
  await new Promise<void>((listening) => encrypting.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void encrypting.close());
  const server = await startServer("S", (encrypting.server.address() as AddressInfo).port);
  const refused = reachDatabase(server.to("verify-full"));
  await expect(refused).rejects.toMatchObject({
    found: expect.stringMatching(
      /: its certificate is of an authority that this machine does not know$/,
    ),
    todo: expect.stringMatching(/^name the authority's certificate in NODE_EXTRA_CA_CERTS/),
  });
  expect(server.after()).not.toMatch(/me|word/);
});

test("untilReached() waits for a database that comes, and gives up in one sentence on one that does not [Z10]", async () => {
  const port = await freePort();
  const away = `postgresql://me:word@127.0.0.1:${port}/db`;
  const reported: string[] = [];
  const report = (words: string) => reported.push(words);
  const hasty = { report, patienceMs: 300, pauseMs: 50 };
  await expect(untilReached(() => reachDatabase(away), hasty)).rejects.toMatchObject({
    name: "DatabaseProblem",
    message: expect.stringMatching(
      /^Cannot reach the database at [^\n]+: nothing listens there, and did not for \d seconds$/,
    ),
  });
  expect(reported).toHaveLength(1);

  const came = changed((u) => {
    u.host = `127.0.0.1:${port}`;
  });
  const waited = untilReached(() => reachDatabase(came), { report, pauseMs: 20 });
  const way = createServer((client) => {
    const { hostname, port: behind } = new URL(url);
    const server = connect(Number(behind), hostname).on("error", () => {});
    client.on("error", () => {});
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((listening) => way.listen(port, "127.0.0.1", listening));
  onTestFinished(() => void way.close());
  await waited;
});

test("untilReached() gives up at once on what no waiting mends [Z10]", async () => {
  const wrong = changed((u) => {
    u.password = "secret";
  });
  const tried = untilReached(() => reachDatabase(wrong), { report: expect.unreachable });
  await expect(tried).rejects.toThrow(/password authentication failed/);
});

test.each([
  new Error("timeout expired"),
  Object.assign(new Error("the database system is starting up"), { code: "57P03" }),
  Object.assign(new Error("sorry, too many clients already"), { code: "53300" }),
])("untilReached() says what the driver said as one sentence: %s [Z10]", async (error) => {
  const work = () => Promise.reject(error);
  const tried = untilReached(work, { report: () => {}, patienceMs: 0 });
  await expect(tried).rejects.toMatchObject({ name: "DatabaseProblem" });
});
