import { describe, expect, onTestFinished, test } from "vitest";
import { createAuthority } from "../adapters/postgres/test/test-authority.ts";
import { postgresPrograms, startServer } from "../adapters/postgres/test/test-servers.ts";
import { testCommand } from "../scripts/command/test/test-command.ts";
import { runSmokeTest } from "../scripts/smoke-test/run-smoke-test.ts";
import { startApp } from "../web/e2e/start-app.ts";

// Debian's server, where it is installed, and the embedded one
describe.each(postgresPrograms())("with $name", (programs) => {
  test("an operator's first day, and the main job, over two roles and an authority of one's own [Z12] [Z06]", async () => {
    const own = createAuthority();
    onTestFinished(own.remove);
    const encrypted = ["ssl=on", `ssl_cert_file=${own.certificate}`, `ssl_key_file=${own.key}`];
    const server = await startServer(programs, encrypted);
    onTestFinished(server.remove);
    const addresses = (more: string) => ({
      DATABASE_URL: `${server.appUrl}?sslmode=verify-full${more}`,
      MIGRATE_DATABASE_URL: `${server.ownerUrl}?sslmode=verify-full${more}`,
    });

    const unknown = await testCommand("doctor", [], addresses(""));
    expect(unknown.code).toBe(1);
    expect(unknown.out).toContain(
      "its certificate is of an authority that this machine does not know. To do: name the authority's certificate in NODE_EXTRA_CA_CERTS",
    );

    const named = addresses(`&sslrootcert=${own.authority}`);
    expect(await testCommand("migrate", [], named)).toMatchObject({ code: 0, err: "" });
    const known = { ...addresses(""), NODE_EXTRA_CA_CERTS: own.authority };
    for (const env of [named, known]) {
      const { out } = await testCommand("doctor", [], env);
      expect(out).toMatch(/^ok {4}database {4}PostgreSQL \d+\.\d+/m);
      expect(out).toMatch(/^ok {4}migrations/m);
      expect(out).toMatch(/^ok {4}roles/m);
    }

    const app = await startApp({ env: known });
    onTestFinished(app.stop);
    const said: string[] = [];
    await runSmokeTest(app.origin, (line) => said.push(line));
    expect(said.at(-1)).toContain("completed");
  });
});
