import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPictureFetcher } from "../adapters/pictures/picture-fetcher.ts";
import { createPostgresLinkedPictureRepository } from "../adapters/postgres/portfolio/linked-picture-repository.ts";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import { pictureBounds } from "../domain/pictures/picture-bounds.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testPicture } from "./test/test-picture.ts";

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
  title: "The Lighthouse",
  client: "Beacon",
  description: "A tower",
  industry: "Energy",
  location: "Reno",
  year: "2026",
  size: "20x20",
  budget: "$1,000,000+",
  eventName: "CES",
  projectType: "Other",
};
/**
 * A link that waits, as a form writes it down; forms take https alone, which this host has not. It is due for a second:
 * the database rounds its clock to the nearest millisecond, the app down, so "now" may lie ahead of the app's next reading.
 */
const link = (url: string, to = app) =>
  to.sql(
    `insert into linked_picture (hash, url, next_try_at, created_at)
     values (encode(sha256($1::bytea), 'hex'), $2, ${sqlNow()} - interval '1 second', ${sqlNow()})`,
    [Buffer.from(url), url],
  );
const rows = (of = app) => of.sql("select * from linked_picture order by url") as Promise<Row[]>;
const run = () => app.newCore().pictures.copyLinkedPictures();
const pathOf = (copy: string | null | undefined) => copy ?? "no copy";
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
  await run();
  const [row] = await rows();
  expect(row).toMatchObject({ state: "copied", tries: 1 });
  expect(row?.copy).toMatch(/^\/img\/media\/[0-9a-f]{32}-900x600-[0-9a-f]{6}\.webp$/);
  expect(asked).toEqual([{ path: "/booth.png?a=1&b=2", host: new URL(origin).host }]);
  const before = await bytesOf(`${pathOf(row?.copy)}?w=640`);
  expect([before.status, before.type]).toEqual([200, "image/webp"]);

  answers = send(await testPicture({ background: "#ff0000" }));
  await run();
  await app.newCore().pictures.sweepPictures();
  expect(await bytesOf(`${pathOf(row?.copy)}?w=640`)).toEqual(before);
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
      `select tries, state, extract(epoch from next_try_at - ${sqlNow()}) / 60 as pause from linked_picture`,
    )) as { tries: number; state: string; pause: string }[];
    expect([row?.tries, row?.state]).toEqual([tries, tries < 5 ? "waiting" : "failed"]);
    if (tries < 5) pauses.push(Math.round(Number(row?.pause)));
    await run();
    await app.sql(`update linked_picture set next_try_at = ${sqlNow()} - interval '1 minute'`);
  }
  expect(pauses).toEqual([1, 10, 60, 360]);
  expect(asked).toHaveLength(5);
});

const stands = "https://stands.example";
const copied = (url: string) =>
  `/img/media/${url.slice(-8).replace(/\W/g, "0")}${"0".repeat(24)}-800x600-c0582a.webp`;
/** As the background job does it, once it has the bytes. */
const copy = (url: string) =>
  createPostgresLinkedPictureRepository(app.newEm()).saveCopy(url, copied(url));
/** The pictures in an answer that are linked or copied. */
const picturesIn = (body: unknown) => {
  const found = JSON.stringify(body).match(/(?<=")(https:\/\/stands|\/img\/media)[^"]*/g);
  return [...new Set(found)].sort();
};

test("pictures without a copy are left out of public answers, and cached lists and pages change with the copy", async () => {
  const links = ["main", "other", "logo", "show", "map", "post"].map((name) => `${stands}/${name}`);
  const [main = "", other = "", logo = "", show = "", map = "", post = ""] = links;
  const [beas, adas, visitor] = [await app.as(bea), await app.as(ada), app.client()];
  const form = { ...project, mainImage: main, projectImages: [other, "/img/booth/a.svg"] };
  const made = await beas.send("POST", "/api/portfolio", form);
  const drawn = "/img/booth/a.svg";
  expect([made.status, made.body]).toMatchObject([
    201,
    { mainImage: main, projectImages: [other, drawn], imageUrl: main, pictureCopies: {} },
  ]);
  await beas.send("PUT", "/api/builders/profile", { companyLogo: logo });
  const noted = (await rows()).map(({ url, state }) => [url, state]);
  expect(noted).toEqual([logo, main, other].map((url) => [url, "waiting"]));
  const queued = "select from pgboss.job where name = 'copy-linked-pictures'";
  expect(await app.sql(queued)).toHaveLength(1);

  const { id } = made.body;
  const update = "update portfolio_project set review_state = 'approved', public = true";
  await app.sql(`${update}, featured = true where id = $1`, [id]);
  await adas.send("POST", "/api/favorites/toggle", {
    itemType: "portfolio_project",
    itemId: id,
  });
  const shows = "insert into trade_show (id, title, featured_image, image_gallery, floor_plan_map)";
  const [{ id: showId } = { id: "" }] = await app.sql<{ id: string }>(
    `${shows} values (gen_random_uuid(), 'CES', $1, array[$1], array[$2]) returning id`,
    [show, map],
  );
  const posts = "insert into blog_post (id, title, featured_image, gallery_images)";
  const [{ id: postId } = { id: "" }] = await app.sql<{ id: string }>(
    `${posts} values (gen_random_uuid(), 'Freight', $1, array[$1]) returning id`,
    [post],
  );
  await app.newCore().pictures.sweepPictures();
  expect(await rows()).toHaveLength(6);

  const builderId = made.body.builderNotionId;
  const expected: Record<string, string[]> = {
    "/api/portfolio": [main, other],
    "/api/portfolio?limit=5": [main, other],
    "/api/portfolio/search": [main],
    "/api/portfolio/showcase": [main],
    [`/api/portfolio/${id}`]: [main, other, logo],
    [`/api/portfolio/builder/${builderId}`]: [main, other],
    "/api/builders": [main, logo],
    "/api/builders/search": [main, logo],
    [`/api/builders/${builderId}`]: [main, other, logo],
    "/api/trade-shows": [show, map],
    "/api/trade-shows?limit=5": [show, map],
    "/api/trade-shows/search": [show],
    [`/api/trade-shows/${showId}`]: [show, map],
    "/api/blog": [post],
    "/api/blog/cards": [post],
    [`/api/blog/${postId}`]: [post],
    "/api/favorites": [main],
  };
  const read = async () => {
    const answers = Object.keys(expected).map(async (path) => {
      const { status, body } = await (path === "/api/favorites" ? adas : visitor).get(path);
      return [path, status, picturesIn(body)];
    });
    return Promise.all(answers);
  };
  const answersWith = (copies: (links: string[]) => string[]) =>
    Object.entries(expected).map(([path, links]) => [path, 200, copies(links)]);
  expect(await read()).toEqual(answersWith(() => []));
  const { copies } = await app.newCore().siteMap.publicVersions();
  for (const url of links) await copy(url);
  expect(await read()).toEqual(answersWith((links) => links.map(copied).sort()));
  expect((await app.newCore().siteMap.publicVersions()).copies).not.toBe(copies);

  // the owner's form has the links, and the admins' queue both
  const own = await beas.get(`/api/portfolio/builder/${builderId}`);
  expect(own.body[0]).toMatchObject({
    mainImage: main,
    projectImages: [other, drawn],
    imageUrl: main,
    pictureCopies: { [main]: copied(main), [other]: copied(other) },
  });
  const profile = await beas.get("/api/builders/profile");
  expect(profile.body).toMatchObject({
    companyLogo: logo,
    pictureCopies: { [logo]: copied(logo) },
  });
  const queue = await (await app.as(max)).get("/api/admin/review-queue");
  expect(queue.body.projects[0].pictureCopies).toEqual(own.body[0].pictureCopies);
  expect(queue.body.builders).toContainEqual(
    expect.objectContaining({ pictureCopies: { [logo]: copied(logo) } }),
  );

  // a link that failed is tried again as soon as it is linked in another place
  await app.sql("update linked_picture set state = 'failed', copy = null where url = $1", [logo]);
  await beas.send("PATCH", `/api/portfolio/${id}`, { projectImages: [logo] });
  expect((await rows()).find(({ url }) => url === logo)?.state).toBe("waiting");
});

test("the hourly sweep finds links that came by other ways, and forgets those that nothing shows", async () => {
  await link(`${origin}/left`);
  await app.sql(`update linked_picture set created_at = ${sqlNow()} - interval '25 hours'`);
  await app.sql(
    "update portfolio_project set main_image = 'https://old.example/a.jpg', project_images = '{}'",
  );
  await app.sql("update builder set company_logo = null");
  for (const table of ["trade_show", "blog_post", "review"]) await app.sql(`delete from ${table}`);
  await app.newCore().pictures.sweepPictures();
  expect((await rows()).map(({ url }) => url)).toEqual(["https://old.example/a.jpg"]);
});

test("nothing is fetched from this machine or its network, nor where it is forbidden", async () => {
  const guarded = createPictureFetcher();
  const local = [`${origin}/a.png`, "http://localhost/a.png", "http://169.254.169.254/latest"];
  for (const url of local)
    expect(await guarded(url)).toMatchObject({ kind: "failed", isFinal: true });
  await link(`${origin}/a.png`, forbidding);
  await forbidding.newCore().pictures.copyLinkedPictures();
  expect((await rows(forbidding)).map(({ state, tries }) => [state, tries])).toEqual([
    ["waiting", 0],
  ]);
  expect(asked).toEqual([]);
});
