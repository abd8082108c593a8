import { type AddressInfo, connect, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, inject, onTestFinished, test } from "vitest";
import { reachDatabase } from "./reach-database.ts";

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

test("reachDatabase() gives none to a server whose certificate no one vouches for", async () => {
  // the certificate that comes with the package is signed by itself
  const encrypting = new SMTPServer({ secure: true }).on("error", () => {});
  await new Promise<void>((listening) => encrypting.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void encrypting.close());
  const server = await startServer("S", (encrypting.server.address() as AddressInfo).port);
  const refused = reachDatabase(server.to("verify-full"));
  await expect(refused).rejects.toThrow(/self-signed|unable to verify|certificate/);
  expect(server.after()).not.toMatch(/me|word/);
});
