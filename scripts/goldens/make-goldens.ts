import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openServer } from "../../adapters/embedded-postgres/open-server.ts";
import { everyLetter, site } from "../../adapters/mail/examples.ts";
import { renderLetter } from "../../adapters/mail/render-letter.tsx";
import { migrateUp } from "../../adapters/postgres/server/migrate-up.ts";
import { openDatabase } from "../../adapters/postgres/server/orm.ts";
import { runSql } from "../../adapters/postgres/test/test-sql.ts";
import { importColumns } from "../../app-server/contract/admin/import-columns.ts";
import { createResponseLinkTokens } from "../../app-server/services/response-link-tokens.ts";
import { noLimits } from "../../app-server/test/test-limits.ts";
import { testSystem } from "../../app-server/test/test-system.ts";
import { textOfPdf, textOfZip } from "../../app-server/test/text-of-file.ts";
import type { ResponseLink } from "../../domain/quotes/response-link.ts";
import { startApp } from "../../web/e2e/start-app.ts";
import { signInSample } from "../bench/sign-in-sample.ts";
import { answerAddresses, pageAddresses } from "./golden-addresses.ts";
import { stableHtml, stableText } from "./stable-text.ts";

const secret = "a secret for goldens, of more than thirty-two characters";
/** The clock's fixed time: a Wednesday, 9 a.m. in Chicago. */
const moment = "2026-12-02T15:00:00Z";
/** The admin first, because the log shows what other callers do. */
const callers = ["admin", "exhibitor", "builder", "visitor"] as const;
const storedAlready = [
  "app-server/contract/openapi.golden.json",
  "app-server/test/permission-matrix.golden.txt",
];

/**
 * Replaces a folder's content by what each kind of caller gets on the samples, and by all emails.
 * Returns the number of files.
 */
export async function makeGoldens(folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  let count = 0;
  const write = (file: string, text: string) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    count += 1;
  };
  await writeLetters(write);
  const columns = importColumns.map(({ heads: _, ...column }) => column);
  write("import-template.json", `${JSON.stringify(columns, null, 1)}\n`);
  for (const file of storedAlready) {
    write(file.slice(file.lastIndexOf("/") + 1), "");
    copyFileSync(file, join(folder, file.slice(file.lastIndexOf("/") + 1)));
  }

  const dataDir = mkdtempSync(join(tmpdir(), "boothwright-goldens-"));
  const server = await openServer({ databaseUrl: undefined, dataDir });
  try {
    await migrateUp(server.migrateUrl, server.url);
    await writeSite(server, write);
  } finally {
    await server.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return count;
}

type Write = (file: string, text: string) => void;

async function writeLetters(write: Write) {
  const numbers = new Map<string, number>();
  for (const letter of everyLetter("Ada")) {
    const { subject, html, text } = await renderLetter(letter, site);
    const number = (numbers.get(letter.kind) ?? 0) + 1;
    numbers.set(letter.kind, number);
    write(`emails/${letter.kind}-${number}.txt`, `${subject}\n\n${text}`);
    write(`emails/${letter.kind}-${number}.html`, `${html.replace(/></g, ">\n<")}\n`);
  }
}

async function writeSite(server: Awaited<ReturnType<typeof openServer>>, write: Write) {
  const app = await startApp({
    env: {
      ...noLimits,
      DATABASE_URL: server.url,
      MIGRATE_DATABASE_URL: server.migrateUrl,
      SESSION_SECRET: secret,
      APP_ENV: "development",
      RUN_WORKER: "false",
      CLOCK_FROM: moment,
      CLOCK_SINCE: moment,
      CLOCK_SPEED: "0",
    },
  });
  const orm = openDatabase(server.migrateUrl, { applicationName: "goldens", poolSize: 2 });
  try {
    while (!(await fetch(`${app.origin}/readyz`)).ok) await sleep(100);
    write("schema-difference.sql", await orm.schema.getUpdateSchemaSQL());
    const em = orm.em.fork();
    const links = await runSql<ResponseLink>(
      em,
      `select quote_request_id as "requestId", builder_id as "builderId", invited_at as "invitedAt", link_version as "linkVersion"
       from invitation order by quote_request_id, builder_id`,
    );
    const requests = await runSql<{ id: string }>(em, "select id from quote_request order by id");
    const token = links[0] ? createResponseLinkTokens(testSystem(secret)).write(links[0]) : "";
    const subjects = { requests: requests.map(({ id }) => id), token };
    const fileOf = fileNames(subjects);
    // reading lists is logged, so the log is read before them
    const pages = logFirst(await pageAddresses(app.origin, subjects));
    const answers = answerAddresses(subjects);
    for (const caller of callers) {
      const cookie = caller === "visitor" ? "" : await signInSample(app.origin, caller);
      const ask = (address: string) =>
        fetch(`${app.origin}${address}`, {
          headers: { cookie, accept: "text/html" },
          redirect: "manual",
        });
      for (const address of answers.filter(isLog))
        write(`answers/${caller}/${fileOf(address)}.txt`, await answer(await ask(address)));
      for (const address of pages)
        write(`pages/${caller}/${fileOf(address)}.html`, await page(await ask(address)));
      for (const address of answers.filter((one) => !isLog(one)))
        write(`answers/${caller}/${fileOf(address)}.txt`, await answer(await ask(address)));
    }
  } finally {
    await orm.close();
    await app.stop();
  }
}

const isLog = (address: string) => /view=log|audit/.test(address);
const logFirst = (addresses: string[]) =>
  addresses.toSorted((one, other) => Number(isLog(other)) - Number(isLog(one)));

async function page(response: Response): Promise<string> {
  const head = `${response.status} ${response.headers.get("location") ?? ""}\n`;
  return stableText(head) + stableHtml(await response.text());
}

async function answer(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  const head = `${response.status} ${type} ${response.headers.get("content-disposition") ?? ""}\n`;
  return `${stableText(head + textOf(type, new Uint8Array(await response.arrayBuffer())))}\n`;
}

function textOf(type: string, bytes: Uint8Array): string {
  if (type.includes("spreadsheetml")) return textOfZip(bytes).replace(/></g, ">\n<");
  if (type.includes("pdf")) return textOfPdf(bytes);
  const text = new TextDecoder().decode(bytes);
  if (type.includes("json")) return JSON.stringify(JSON.parse(text), null, 1);
  return /text|xml|calendar/.test(type) ? text : createHash("sha256").update(bytes).digest("hex");
}

/** A function that turns a URL into a file name, with numbers instead of requests' ids. */
function fileNames({ requests, token }: { requests: string[]; token: string }) {
  return (address: string) => {
    const named = requests.reduce(
      (path, id, at) => path.replace(id, `request-${at + 1}`),
      address.replace(token, "token"),
    );
    return named.replace(/[/?&=%]+/g, "_").replace(/^_/, "") || "home";
  };
}
