import { afterAll, beforeAll, expect, test } from "vitest";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { bea, carl } from "../domain/accounts/examples.ts";
import { pictureBounds } from "../domain/pictures/picture-bounds.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { testPicture } from "./test/test-picture.ts";

const perHour = 25;
let app: TestApp;
let beas: TestClient;
beforeAll(async () => {
  app = await openTestApp({ UPLOADS_PER_HOUR: `${perHour}` });
  beas = await app.as(bea);
});
afterAll(() => app.close());

const path = "/api/pictures";
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

function formOf(bytes: Uint8Array<ArrayBuffer>, name = "booth.png", field = "picture") {
  const form = new FormData();
  form.set(field, new File([bytes], name, { type: "text/plain" }));
  return form;
}
const upload = (client: TestClient, body: FormData, headers: Record<string, string> = {}) =>
  client.call(path, { method: "POST", body, headers });
const statusOf = async (url: string) => (await app.client().get(url)).status;
const anHour = 3_600_000;
/** As if everything had been uploaded so long ago. */
const age = (ms: number) =>
  app.sql(`update picture set uploaded_at = ${sqlNow()} - $1 * interval '1 millisecond'`, [ms]);

test("a picture that a builder uploads is served, and stands in a project", async () => {
  const bytes = await testPicture({ width: 1400, height: 900, format: "jpeg" });
  const { status, body } = await upload(beas, formOf(bytes, "../../etc/passwd.svg"));
  expect([status, body.width, body.height]).toEqual([201, 1400, 900]);
  expect(body.url).toMatch(/^\/img\/media\/[0-9a-f]{32}-1400x900-[0-9a-f]{6}\.webp$/);
  const served = await app.client().get(`${body.url}?w=640`, { accept: "image/webp" });
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const form = { ...project, mainImage: body.url, projectImages: [body.url] };
  const made = await beas.send("POST", "/api/portfolio", form);
  expect([made.status, made.body.mainImage]).toEqual([201, body.url]);
});

test("a builder's own upload can be the logo, and is kept when other fields change", async () => {
  const { body } = await upload(beas, formOf(await testPicture()));
  const save = (form: object) => beas.send("PUT", "/api/builders/profile", form);
  expect((await save({ companyLogo: body.url })).body.companyLogo).toBe(body.url);
  expect((await save({ city: "Reno" })).body.companyLogo).toBe(body.url);
  const linked = "http://a.example/logo.png";
  expect((await save({ companyLogo: linked })).body.companyLogo).toBe(linked);
  for (const wrong of ["ftp://a.example/logo.png", "https://ann:secret@a.example/logo.png"]) {
    expect((await save({ companyLogo: wrong })).status).toBe(400);
  }
  expect((await save({ companyLogo: "" })).body.companyLogo).toBeNull();
});

test("what is no picture is refused in words, and nothing is kept", async () => {
  const stored = async () => (await app.sql("select key from picture")).length;
  const before = await stored();
  const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>");
  const half = (await testPicture({ width: 300, height: 300 })).slice(0, 200);
  const large = new Uint8Array(pictureBounds.bytes + 1);
  for (const [form, status, message] of [
    [formOf(svg, "a.png"), 415, "The picture must be a JPEG, PNG, WebP, AVIF or GIF file"],
    [formOf(half), 400, "The picture can't be read: the file is damaged or incomplete"],
    [formOf(large), 413, "The picture is larger than 10 MB"],
    [formOf(svg, "a.png", "file"), 400, "Send one file as the field picture"],
    [new FormData(), 400, "Send one file as the field picture"],
  ] as const) {
    const answer = await upload(beas, form);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  }
  expect(await stored()).toBe(before);
});

test("an endless body is cut off, whether its length is stated or not", async () => {
  const withLength = {
    "content-type": "multipart/form-data; boundary=x",
    "content-length": "99999999",
  };
  const call = (headers: Record<string, string>, body: BodyInit) =>
    beas.call(path, { method: "POST", headers, body, duplex: "half" } as RequestInit);
  expect((await call(withLength, "--x")).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream({
    pull(stream) {
      sent += 1_000_000;
      stream.enqueue(new Uint8Array(1_000_000));
    },
  });
  const { "content-length": _, ...withoutLength } = withLength;
  expect((await call(withoutLength, endless)).status).toBe(413);
  expect(sent).toBeLessThan(pictureBounds.bytes * 1.5);
});

test("only this site sends pictures, and as a form", async () => {
  const form = formOf(await testPicture());
  const status = async (headers: Record<string, string>) =>
    (await upload(beas, form, headers)).status;
  expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await status({ origin: "https://evil.example" })).toBe(403);
  expect(await status({ "content-type": "application/json" })).toBe(415);
  expect((await beas.send("POST", path, { picture: "x" })).status).toBe(415);
  const quote = await beas.call("/api/quote-requests", { method: "POST", body: form });
  expect(quote.status).toBe(415);
});

test("visitors are turned away", async () => {
  const form = formOf(await testPicture());
  expect((await upload(app.client(), form)).status).toBe(401);
});

test("sweepPictures() removes what nothing has shown for a day, file and copies, and nothing else", async () => {
  const url = async (background: string) =>
    (await upload(beas, formOf(await testPicture({ background, width: 700 })))).body.url;
  const [used, left, fresh] = [await url("#112233"), await url("#445566"), await url("#778899")];
  const within = await url("#99aabb");
  const description = `<p>Our tower:</p><img src="${within}" alt="">`;
  await beas.send("POST", "/api/portfolio", { ...project, description, projectImages: [used] });
  await app.client().get(`${left}?w=320`);
  await age(23 * anHour);
  await app.newCore().pictures.sweepPictures();
  expect(await statusOf(left)).toBe(200);

  await age(25 * anHour);
  await upload(beas, formOf(await testPicture({ background: "#778899", width: 700 })));
  await app.newCore().pictures.sweepPictures();
  const all = [used, within, left, `${left}?w=320`, fresh];
  expect(await Promise.all(all.map(statusOf))).toEqual([200, 200, 404, 404, 200]);
});

test("an account uploads up to its limit in an hour, and others up to theirs", async () => {
  const carls = await app.as(carl);
  const none = () => upload(carls, new FormData());
  for (let tries = 0; tries < perHour; tries++) expect((await none()).status).toBe(400);
  const { status, headers } = await none();
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});
