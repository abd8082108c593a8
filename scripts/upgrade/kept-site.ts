import { join } from "node:path";
import { testPicture } from "../../app-server/test/test-picture.ts";
import type { Client } from "../smoke-test/client.ts";
import { expectStatus } from "../smoke-test/expect-status.ts";
import type { Quoted } from "../smoke-test/run-smoke-test.ts";

/** The answers of a release about its request; later releases must give the same. */
type Facts = { request: Record<string, unknown>; quote: Record<string, unknown>; files: string[] };

export type KeptSite = {
  /** When it was written; its sessions, links and deadlines are of that time. */
  moment: string;
  quoted: Quoted;
  /** The URL path of a picture. */
  picture: string;
  facts: Facts;
};

/** The files of a kept site. */
export const keptIn = (folder: string) => ({
  backup: join(folder, "site.backup"),
  schema: join(folder, "schema.sql.gz"),
  site: join(folder, "site.json"),
});

const contentOf = (name: string) => `%PDF-1.7\n% ${encodeURI(name)}\ntrailer\n%%EOF\n`;

export async function addFile(by: Client, request: string, purpose: string, name: string) {
  const form = new FormData();
  form.set("file", new File([contentOf(name)], name));
  const query = new URLSearchParams({ request, purpose });
  expectStatus(await by.send("POST", `/api/attachments?${query}`, form), 201);
}

/** Adds a picture, and returns its URL path. */
export async function addPicture(by: Client): Promise<string> {
  const form = new FormData();
  form.set("picture", new File([await testPicture()], "booth.png"));
  const { body } = expectStatus(await by.send("POST", "/api/pictures", form), 201);
  return `${body.url}`;
}

const requestFacts = ["id", "tradeShowName", "eventDate", "venue", "boothSize", "budget", "status"];
requestFacts.push("features", "additionalRequirements", "company", "email", "phone", "createdAt");
const quoteFacts = ["id", "quotedAmount", "estimatedTimeline", "responseMessage", "status"];

/** Reads the request as its exhibitor, with the one quote and all files. */
export async function factsOf(exhibitor: Client, { id }: Quoted): Promise<Facts> {
  const path = `/api/quote-requests/${id}`;
  const request = expectStatus(await exhibitor.get(path), 200).body;
  const quotes = expectStatus(await exhibitor.get(`${path}/responses`), 200).body;
  const [quote = {}] = Object.values(quotes) as Record<string, unknown>[];
  const { files: listed } = expectStatus(await exhibitor.get(`${path}/attachments`), 200).body;
  const files: string[] = [];
  for (const { id, name } of listed as { id: string; name: string }[]) {
    const { body } = expectStatus(await exhibitor.get(`/api/attachments/${id}`), 200);
    if (body.text !== contentOf(name)) throw new Error(`${name} is not what was stored`);
    files.push(name);
  }
  return { request: pick(request, requestFacts), quote: pick(quote, quoteFacts), files };
}

function pick(from: Record<string, unknown>, names: string[]) {
  const missing = names.filter((name) => from[name] === undefined);
  if (missing.length > 0) throw new Error(`No ${missing} in ${JSON.stringify(from)}`);
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
