import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPictureFetcher } from "../adapters/pictures/picture-fetcher.ts";
import { bea } from "../domain/accounts/examples.ts";
import { pictureBounds } from "../domain/pictures/picture-bounds.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { testPicture } from "./test-picture.ts";

type Answer = (response: ServerResponse, path: string) => void;
type Row = { url: string; state: string; copy: string | null; tries: number; last_problem: string };

/** Another host, with what it answers, and what it was asked for. */
let answers: Answer;
const asked: { path: string | undefined; host: string | undefined }[] = [];
const otherHost: Server = createServer((request, response) => {
  asked.push({ path: request.url, host: request.headers.host });
  answers(response, request.url ?? "");
});
let origin: string;
let app: TestApp;
let forbidding: TestApp;

const send = (bytes: Uint8Array, type = "image/png"): Answer => {
  return (response) => response.writeHead(200, { "content-type": type }).end(bytes);
};

beforeAll(async () => {
  await new Promise<void>((done) => otherHost.listen(0, "127.0.0.1", done));
  const { port } = otherHost.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const fetchPicture = createPictureFetcher(
    (address, asked) => address === "127.0.0.1" && asked === `${port}`,
  );
  app = await openTestApp({}, { fetchPicture });
  forbidding = await openTestApp({ COPY_LINKED_PICTURES: "false" }, { fetchPicture });
});
afterAll(async () => {
  otherHost.closeAllConnections();
  otherHost.close();
  await app.close();
  await forbidding.close();
});
beforeEach(async () => {
  asked.length = 0;
  await app.sql("delete from linked_picture");
});

const project = {
  ...{ title: "The Lighthouse", client: "Beacon", description: "A tower", industry: "Energy" },
  ...{ location: "Reno", year: "2026", size: "20x20", budget: "$1,000,000+", eventName: "CES" },
  projectType: "Other",
};
/** A link that waits, as a form writes it down; forms take https alone, which this host has not. */
const link = (url: string, to = app) =>
  to.sql("insert into linked_picture (hash, url) values (encode(sha256($1::bytea), 'hex'), $2)", [
    Buffer.from(url),
    url,
  ]);
const rows = (of = app) => of.sql("select * from linked_picture order by url") as Promise<Row[]>;
const run = () => app.newCore().copyLinkedPictures();
const shown = (url: string) => `/img/linked?url=${encodeURIComponent(url)}`;
const bytesOf = async (path: string) => {
  const answer = await app.client().get(path, { accept: "image/webp" });
  return { status: answer.status, type: answer.headers.get("content-type"), text: answer.text };
};

test("a linked picture is copied once, and stays when its host shows another one", async () => {
  const url = `${origin}/booth.png?a=1&b=2`;
  answers = send(
    await testPicture({ width: 900, height: 600, background: "#112233" }),
    "text/html",
  );
  await link(url);
  expect((await bytesOf(`${shown(url)}&w=960`)).status).toBe(404);
  await run();
  const [row] = await rows();
  expect(row).toMatchObject({ state: "copied", tries: 1 });
  expect(row?.copy).toMatch(/^\/img\/media\/[0-9a-f]{32}-900x600-[0-9a-f]{6}\.webp$/);
  expect(asked).toEqual([{ path: "/booth.png?a=1&b=2", host: new URL(origin).host }]);
  const before = await bytesOf(`${shown(url)}&w=640`);
  expect([before.status, before.type]).toEqual([200, "image/webp"]);

  answers = send(await testPicture({ background: "#ff0000" }));
  await run();
  await app.newCore().sweepPictures();
  expect(await bytesOf(`${shown(url)}&w=640`)).toEqual(before);
  expect((await rows())[0]?.copy).toBe(row?.copy);
  expect(asked).toHaveLength(1);
});

test("a redirect, a file that is too large, and what is no picture are given up at once", async () => {
  const large = new Uint8Array(pictureBounds.bytes + 1);
  const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
  const cases: Record<string, [Answer, string]> = {
    "/gone": [(response) => response.writeHead(404).end(), "answers 404"],
    "/large": [send(large), "is larger than 10 MB"],
    "/large-untold": [(response) => response.writeHead(200).end(large), "is larger than 10 MB"],
    "/redirect": [
      (response) => response.writeHead(302, { location: `${origin}/secret` }).end(),
      "answers 302",
    ],
    "/svg": [send(svg), "picture-unknown"],
  };
  answers = (response, path) => cases[path]?.[0](response, path);
  for (const path of Object.keys(cases)) await link(origin + path);
  await run();
  expect((await rows()).map(({ url, state, last_problem }) => [url, state, last_problem])).toEqual(
    Object.entries(cases).map(([path, [, problem]]) => [origin + path, "failed", problem]),
  );
  expect(asked.map(({ path }) => path)).not.toContain("/secret");
  await run();
  expect(asked).toHaveLength(5);
});

test("a host that is away is asked again after growing pauses, and then no more", async () => {
  answers = (response) => response.writeHead(503).end();
  await link(`${origin}/later`);
  const pauses: number[] = [];
  for (let tries = 1; tries <= 5; tries++) {
    await run();
    const [row] = (await app.sql(
      "select tries, state, extract(epoch from next_try_at - now()) / 60 as pause from linked_picture",
    )) as { tries: number; state: string; pause: string }[];
    expect([row?.tries, row?.state]).toEqual([tries, tries < 5 ? "waiting" : "failed"]);
    if (tries < 5) pauses.push(Math.round(Number(row?.pause)));
    await run();
    await app.sql("update linked_picture set next_try_at = now() - interval '1 minute'");
  }
  expect(pauses).toEqual([1, 10, 60, 360]);
  expect(asked).toHaveLength(5);
});

test("a project's and a logo's links wait from the save on; public answers name the copy, the owner's the link", async () => {
  const beas = await app.as(bea);
  const [main, other, logo] = ["a", "b", "logo"].map(
    (name) => `https://pictures.example/${name}.jpg`,
  );
  const form = { ...project, mainImage: main, projectImages: [other, "/img/booth/a.svg"] };
  const made = await beas.send("POST", "/api/portfolio", form);
  expect([made.status, made.body.mainImage]).toEqual([201, main]);
  await beas.send("PUT", "/api/builders/profile", { companyLogo: logo });
  const links = async () => (await rows()).map(({ url, state }) => [url, state]);
  expect(await links()).toEqual([main, other, logo].map((url) => [url, "waiting"]));

  await app.sql("update portfolio_project set review_state = 'approved', public = true");
  const path = `/api/portfolio/${made.body.id}`;
  const { body } = await app.client().get(path);
  const shownMain = shown(main as string);
  expect(body).toMatchObject({ imageUrl: shownMain, mainImage: shownMain });
  expect(body.projectImages).toEqual([shown(other as string), "/img/booth/a.svg"]);
  expect(body.builder.companyLogo).toBe(shown(logo as string));
  expect(JSON.stringify((await app.client().get("/api/portfolio")).body)).not.toContain(
    "https://pictures",
  );

  // an address that a public answer gave means the link that it stands for
  await app.sql("update linked_picture set state = 'failed'");
  const saved = await beas.send("PATCH", path, { mainImage: shownMain, projectImages: [logo] });
  expect([saved.status, saved.body.mainImage]).toEqual([200, main]);
  expect((await links()).map(([, state]) => state)).toEqual(["failed", "failed", "waiting"]);
});

test("the hourly sweep finds links that came by other ways, and forgets those that nothing shows", async () => {
  await link(`${origin}/left`);
  await app.sql("update linked_picture set created_at = now() - interval '25 hours'");
  await app.sql(
    "update portfolio_project set main_image = 'https://old.example/a.jpg', project_images = '{}'",
  );
  await app.sql("update builder set company_logo = null");
  await app.newCore().sweepPictures();
  expect((await rows()).map(({ url }) => url)).toEqual(["https://old.example/a.jpg"]);
});

test("nothing is fetched from this machine or its network, nor where it is forbidden", async () => {
  const guarded = createPictureFetcher();
  const local = [`${origin}/a.png`, "http://localhost/a.png", "http://169.254.169.254/latest"];
  for (const url of local)
    expect(await guarded(url)).toMatchObject({ kind: "failed", isFinal: true });
  await link(`${origin}/a.png`, forbidding);
  await forbidding.newCore().copyLinkedPictures();
  expect((await rows(forbidding)).map(({ state, tries }) => [state, tries])).toEqual([
    ["waiting", 0],
  ]);
  expect(asked).toEqual([]);
});
