import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";

// bare-server.ts PORT FILE: serves the pages in the file, with unchanged bytes and headers, and
// does nothing else. For Deno and Node.
type Page = { headers: Record<string, string>; body: string };
const [, , port, file] = process.argv;
const origin = `http://localhost:${port}`;
const pages = new Map(
  Object.entries<Page>(JSON.parse(readFileSync(file ?? "", "utf8"))).map(([path, page]) => [
    path,
    { headers: page.headers, body: new Uint8Array(Buffer.from(page.body, "base64")) },
  ]),
);

if ("Deno" in globalThis) {
  const byUrl = new Map(Array.from(pages, ([path, page]) => [origin + path, page]));
  Deno.serve({ port: Number(port), hostname: "127.0.0.1", onListen() {} }, ({ url }) => {
    const page = byUrl.get(url);
    return page
      ? new Response(page.body, { headers: page.headers })
      : new Response("", { status: 404 });
  });
} else {
  createServer((request, response) => {
    const page = pages.get(request.url ?? "");
    response.writeHead(page ? 200 : 404, page?.headers);
    response.end(page?.body);
  }).listen(Number(port), "127.0.0.1");
}
