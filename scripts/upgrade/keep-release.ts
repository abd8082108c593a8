import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { backUp } from "../../adapters/backup/back-up.ts";
import { backUpPictures, picturesBeside } from "../../adapters/media/back-up-pictures.ts";
import { migrateUp } from "../../adapters/postgres/server/migrate-up.ts";
import { distributionPrograms, startServer } from "../../adapters/postgres/test/test-servers.ts";
import { release } from "../../app-server/contract/release.ts";
import { startApp } from "../../web/e2e/start-app.ts";
import { getQuote } from "../smoke-test/run-smoke-test.ts";
import { signIn } from "../smoke-test/sign-in.ts";
import { addFile, addPicture, factsOf, type KeptSite, keptIn } from "./kept-site.ts";

/*
 * Writes a small site of this release into `scripts/upgrade/VERSION`, for the tests of later
 * releases: the samples, a request with a quote and two files, the tables as PostgreSQL 15 has them.
 * Needs a build, and the distribution's PostgreSQL.
 */
const moment = "2026-12-01T15:00:00Z";
const programs = distributionPrograms();
if (!programs) throw new Error("Needs PostgreSQL 15 or later: apt-get install postgresql");
const folder = mkdtempSync(join(tmpdir(), "boothwright-keep-"));
const server = await startServer(programs, ["fsync=off"]);
try {
  await migrateUp(server.ownerUrl, server.appUrl);
  const dataDir = join(folder, "data");
  const env = { DATABASE_URL: server.appUrl, MIGRATE_DATABASE_URL: server.ownerUrl };
  const clock = { CLOCK_FROM: moment, CLOCK_SINCE: new Date().toISOString() };
  const app = await startApp({ env: { ...env, ...clock, DATA_DIR: dataDir } });
  const written = await fillSite(app.origin).finally(app.stop);

  const kept = join("scripts/upgrade", release);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept);
  const { backup, schema, site } = keptIn(kept);
  console.log(
    await backUp({ url: server.ownerUrl, file: backup, builtIn: true, now: new Date(moment) }),
  );
  const places = { folder: join(dataDir, "media"), filesFolder: join(dataDir, "files") };
  console.log(await backUpPictures({ ...places, file: picturesBeside(backup) }));
  const options = ["--schema-only", "--exclude-schema=pgboss", "--no-owner", "--no-privileges"];
  const dumped = execFileSync(
    join(programs.bin, "pg_dump"),
    [...options, "--no-comments", `--dbname=${server.ownerUrl}`],
    { encoding: "utf8" },
  );
  const itsOwn = /^(\\.*|--.*|)\n/gm;
  writeFileSync(schema, gzipSync(dumped.replace(itsOwn, ""), { level: 9 }));
  writeFileSync(site, `${JSON.stringify(written, null, 2)}\n`);
  for (const name of readdirSync(kept))
    console.log(`${name}: ${readFileSync(join(kept, name)).byteLength} bytes`);
} finally {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** A request with a quote and two files, and a picture. */
async function fillSite(origin: string): Promise<KeptSite> {
  const quoted = await getQuote(origin, (line) => console.log(line));
  const exhibitor = await signIn(origin, quoted.email);
  await addFile(exhibitor, quoted.id, "brief", "Grundriß.pdf");
  const builder = await signIn(origin, "builder@example.com");
  await addFile(builder, quoted.id, "offer", "Angebot.pdf");
  const picture = await addPicture(builder);
  const facts = await factsOf(exhibitor, quoted);
  return { moment, quoted, picture, facts };
}
