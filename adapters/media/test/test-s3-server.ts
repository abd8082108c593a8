import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Access = { region: string; accessKeyId: string; secretAccessKey: string };

/** An S3 bucket on the loopback interface that verifies every request's AWS Signature Version 4. */
export async function startTestS3Server(access: Access) {
  const files = new Map<string, { bytes: Buffer; type: string; at: Date }>();
  let failures = 0;
  let isHanging = false;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const { pathname: path, searchParams: query } = new URL(request.url ?? "", "http://bucket");
    if (isHanging) return;
    if (failures > 0) {
      failures--;
      return response.writeHead(503).end();
    }
    if (!isSigned(request, bytes, access)) {
      return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    if (!path.startsWith("/pictures/")) return response.writeHead(404).end();
    if (request.method === "PUT") {
      files.set(path, { bytes, type: request.headers["content-type"] ?? "", at: new Date() });
      return response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      files.delete(path);
      return response.writeHead(204).end();
    }
    if (query.get("list-type") === "2") return response.end(listOf(files, query));
    const found = files.get(path);
    if (!found) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    response.writeHead(200, { "content-type": found.type }).end(found.bytes);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/pictures`,
    files,
    /** Answers the next `count` requests with 503. */
    failNext(count: number) {
      failures = count;
    },
    /** Accepts requests without answering them. */
    hang(on: boolean) {
      isHanging = on;
    },
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections(); // clients keep idle connections open
      }),
  };
}

/** A listing page of two entries, so that few files need several pages. */
function listOf(files: ReadonlyMap<string, { at: Date }>, query: URLSearchParams): string {
  const from = query.get("continuation-token") ?? "";
  const named = [...files]
    .map(([path, { at }]) => ({ name: path.replace("/pictures/", ""), at }))
    .filter(({ name }) => name.startsWith(query.get("prefix") ?? "") && name > from)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const page = named.slice(0, 2);
  const last = page.at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>',
    ...page.map(
      ({ name, at }) =>
        `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
    ),
    named.length > 2 && last ? `<NextContinuationToken>${last.name}</NextContinuationToken>` : "",
    "</ListBucketResult>",
  ].join("\n");
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();
const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function isSigned(request: IncomingMessage, body: Buffer, access: Access): boolean {
  const match = authorization.exec(request.headers.authorization ?? "");
  const [, id, day = "", region = "", names = "", signature] = match ?? [];
  const stamp = `${request.headers["x-amz-date"]}`;
  const payload = `${request.headers["x-amz-content-sha256"]}`;
  if (id !== access.accessKeyId || region !== access.region || !stamp.startsWith(day)) return false;
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body)) return false;
  const headers = names.split(";").map((name) => `${name}:${request.headers[name]}\n`);
  const [path, query = ""] = `${request.url}`.split("?");
  const sorted = [...new URLSearchParams(query)]
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .sort();
  const canonical = [request.method, path, sorted.join("&"), headers.join(""), names, payload].join(
    "\n",
  );
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${access.secretAccessKey}`,
  );
  return hmac(key, toSign).toString("hex") === signature;
}
