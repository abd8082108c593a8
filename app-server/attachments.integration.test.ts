import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, bea, carl, max, otto } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { invitation } from "../domain/quotes/examples.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { testPicture } from "./test/test-picture.ts";

let app: TestApp;
const clients = {} as Record<"owner" | "bea" | "carl" | "admin" | "stranger", TestClient>;
beforeAll(async () => {
  app = await openTestApp();
  const users = { owner: ada, bea, carl, admin: max, stranger: otto };
  for (const [name, user] of Object.entries(users)) {
    clients[name as keyof typeof clients] = await app.as(user);
  }
});
afterAll(() => app.close());

const builderIds = [beasBooths.id, carlsStands.id];
const both = {
  assignedBuilders: builderIds,
  sentToBuilders: builderIds,
  invitations: builderIds.map((id) => invitation(id)),
};
const textOf = (text: string) => new TextEncoder().encode(text);
const pdf = textOf("%PDF-1.7\n1 0 obj <</S /JavaScript>> endobj\ntrailer\n%%EOF\n");

function upload(client: TestClient, requestId: string, bytes: Uint8Array, facts = {}) {
  const { name, purpose, ...rest } = {
    name: "plan.pdf",
    purpose: "brief",
    ...(facts as Record<string, string>),
  };
  const form = new FormData();
  form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], name));
  const query = new URLSearchParams({ request: requestId, purpose, ...rest });
  return client.call(`/api/attachments?${query}`, { method: "POST", body: form });
}

async function storedFiles(): Promise<string[]> {
  const folder = join(app.env.DATA_DIR, "files");
  if (!existsSync(folder)) return [];
  return (await readdir(folder, { recursive: true })).filter((name) => name.includes("."));
}

describe("a file of a request", () => {
  test("is a PDF or a picture by its content, whatever its name; nothing of another is stored [R26]", async () => {
    const { requestId } = await app.given("offered", both);
    const before = await storedFiles();
    for (const bytes of [
      textOf("<script>"),
      textOf("%PDF-1.7 cut"),
      textOf("<svg/>"),
      textOf(""),
    ]) {
      const refused = await upload(clients.owner, requestId, bytes);
      expect([refused.status, refused.body.type]).toEqual([415, "/problems/attachment-unknown"]);
    }
    const large = await upload(clients.owner, requestId, new Uint8Array(25 * 1024 * 1024 + 1));
    expect([large.status, large.body.type]).toEqual([413, "/problems/attachment-too-large"]);
    expect(await storedFiles()).toEqual(before);
    const listed = await clients.owner.get(`/api/quote-requests/${requestId}/attachments`);
    expect(listed.body).toEqual({ files: [], mayAdd: "brief" });

    const png = await upload(clients.owner, requestId, await testPicture(), { name: "a.pdf" });
    expect([png.status, png.body.name, png.body.picture]).toEqual([201, "a.webp", true]);
    const plan = await upload(clients.owner, requestId, pdf, { name: "../plan.png" });
    expect(plan.body).toMatchObject({ name: "plan.pdf", kind: "document", scan: "not-scanned" });
  });

  test("is delivered as a download that runs nothing; a picture is drawn again without metadata [R29]", async () => {
    const { requestId } = await app.given("offered", both);
    const { body } = await upload(clients.owner, requestId, pdf, { name: "Plan ü.pdf" });
    const got = await clients.bea.call(`/api/attachments/${body.id}`);
    expect(got.status).toBe(200);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-disposition":
        "attachment; filename=\"Plan u.pdf\"; filename*=UTF-8''Plan%20%C3%BC.pdf",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
    });
    const jpeg = sharp(await testPicture({ format: "jpeg" })).withExif({ IFD0: { Artist: "Ada" } });
    const photo = await upload(clients.owner, requestId, new Uint8Array(await jpeg.toBuffer()));
    const [row] = await app.sql<{ media_key: string }>(
      "select media_key from attachment where id = $1",
      [photo.body.id],
    );
    expect(row?.media_key).toMatch(/\.webp$/);
    const stored = await clients.owner.call(`/api/attachments/${photo.body.id}`);
    expect(stored.headers.get("content-type")).toBe("application/octet-stream");
    expect((await sharp(await jpeg.toBuffer()).metadata()).exif).toBeDefined();
    const [name = ""] = (await storedFiles()).filter((each) => each.endsWith(`${row?.media_key}`));
    const saved = await readFile(join(app.env.DATA_DIR, "files", name));
    for (const bytes of [stored.bytes, saved]) {
      const { format, exif, xmp, iptc } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, iptc }).toEqual({ format: "webp" });
      expect(Buffer.from(bytes).includes("Ada")).toBe(false);
    }
    const address = `/img/media/${row?.media_key.slice(0, 32)}-40x30-c0582a.webp`;
    expect((await clients.owner.call(address)).status).toBe(404);
  });

  test("is the only one of its question also when more arrive at the same time, and nothing of the others is stored [R26]", async () => {
    const { requestId } = await app.given("offered", both);
    const asked = await clients.bea.send("POST", `/api/quote-requests/${requestId}/questions`, {
      text: "Like this?",
    });
    const before = await storedFiles();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        upload(clients.bea, requestId, textOf(`%PDF-1.7 at once ${at}\n%%EOF\n`), {
          purpose: "question",
          question: asked.body.id,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await storedFiles()).length - before.length).toBe(1);
  });

  test("has a small copy when it is a picture, drawn again; a PDF has none [R29]", async () => {
    const { requestId } = await app.given("offered", both);
    const picture = await upload(clients.owner, requestId, await testPicture({ width: 900 }));
    const small = await clients.bea.call(`/api/attachments/${picture.body.id}/preview`);
    expect([small.status, Object.fromEntries(small.headers)]).toMatchObject([
      200,
      {
        "cache-control": "private, no-store",
        "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
        "content-type": "image/webp",
      },
    ]);
    const plan = await upload(clients.owner, requestId, pdf);
    for (const [client, id] of [
      [clients.bea, plan.body.id],
      [clients.stranger, picture.body.id],
    ] as const) {
      expect((await client.call(`/api/attachments/${id}/preview`)).status).toBe(404);
    }
  });

  test("is not delivered while it waits for its scan, nor once it was refused; lists say so [R30]", async () => {
    const { requestId } = await app.given("offered", both);
    const { body } = await upload(clients.owner, requestId, pdf);
    const path = `/api/attachments/${body.id}`;
    for (const [scan, type] of [
      ["queued", "/problems/attachment-being-scanned"],
      ["refused", "/problems/attachment-infected"],
    ]) {
      await app.sql("update attachment set scan = $2 where id = $1", [body.id, scan]);
      for (const client of [clients.owner, clients.bea, clients.admin]) {
        const refused = await client.call(path);
        expect([refused.status, refused.body.type]).toEqual([409, type]);
      }
      const listed = await clients.bea.get(`/api/quote-requests/${requestId}/attachments`);
      expect(listed.body.files).toMatchObject([{ scan }]);
    }
    await app.sql("update attachment set scan = 'clean' where id = $1", [body.id]);
    expect((await clients.bea.call(path)).status).toBe(200);
  });

  test("has a stamp for the builder who added it: when, and the hash of what was uploaded [R27]", async () => {
    const { requestId } = await app.given("offered", both);
    const original = await testPicture();
    const { body } = await upload(clients.bea, requestId, original, { purpose: "offer" });
    const stampOf = (client: TestClient) => client.call(`/api/attachments/${body.id}/stamp`);
    const stamp = await stampOf(clients.bea);
    const hash = createHash("sha256").update(original).digest("hex");
    expect(stamp.text).toContain(`SHA-256:   ${hash}`);
    expect(stamp.text).toContain(`Received:  ${body.createdAt}`);
    expect(stamp.headers.get("content-disposition")).toMatch(/^attachment; filename="Stamp of/);
    for (const client of [clients.owner, clients.admin, clients.carl]) {
      expect((await stampOf(client)).status).toBe(404);
    }
  });

  test("may be one of a question: its builder, the exhibitor and admins read it, and it goes with the question [R27]", async () => {
    const { requestId } = await app.given("offered", both);
    const ask = async (client: TestClient) =>
      (await client.send("POST", `/api/quote-requests/${requestId}/questions`, { text: "So?" }))
        .body.id;
    const question = await ask(clients.bea);
    const target = { purpose: "question", question };
    const { status, body } = await upload(clients.bea, requestId, pdf, target);
    expect([status, body.questionId]).toEqual([201, question]);
    const { owner, admin, bea: asker, carl: asked, stranger } = clients;
    const read = async (client: TestClient) =>
      (await client.call(`/api/attachments/${body.id}`)).status;
    const readers = [owner, admin, asker, asked, stranger, app.client()];
    expect(await Promise.all(readers.map(read))).toEqual([200, 200, 200, 404, 404, 401]);
    const second = await upload(asker, requestId, pdf, target);
    expect([second.status, second.body.type]).toEqual([409, "/problems/too-many-attachments"]);
    for (const [client, facts] of [
      [asked, target],
      [owner, target],
      [asker, { purpose: "question", question: await ask(asked) }],
      [asker, { purpose: "question" }],
    ] as const) {
      expect((await upload(client, requestId, pdf, facts)).status).toBe(404);
    }
    await asker.send("POST", `/api/questions/${question}/withdraw`);
    expect(await read(asker)).toBe(404);
  });

  test("is bounded by number: 20 a brief; and by size: 150 MB a request [R26]", async () => {
    const { requestId } = await app.given("offered", both);
    const { body } = await upload(clients.owner, requestId, pdf);
    const copy = `insert into attachment (quote_request_id, purpose, kind, name, media_key, bytes, scan)
      select quote_request_id, purpose, kind, name, media_key, $2, scan from attachment where id = $1`;
    for (let count = 1; count < 20; count += 1) await app.sql(copy, [body.id, 7_864_000]);
    const more = await upload(clients.owner, requestId, pdf);
    expect([more.status, more.body.type]).toEqual([409, "/problems/too-many-attachments"]);
    const left = 150 * 1024 * 1024 - 19 * 7_864_000 - body.bytes;
    await app.sql("update attachment set bytes = bytes + $2 where id = $1", [
      body.id,
      left - pdf.byteLength + 1,
    ]);
    const full = await upload(clients.bea, requestId, pdf, { purpose: "offer" });
    expect([full.status, full.body.type]).toEqual([413, "/problems/attachments-full"]);
    await app.sql("update attachment set bytes = bytes - 1 where id = $1", [body.id]);
    const fits = await upload(clients.bea, requestId, pdf, { purpose: "offer" });
    expect(fits.status).toBe(201);
  });

  test("is bounded by number: 10 an offer [R26]", async () => {
    const { requestId } = await app.given("offered", both);
    const offer = { purpose: "offer" };
    for (let count = 0; count < 10; count += 1) {
      const { status } = await upload(clients.bea, requestId, pdf, offer);
      expect(status).toBe(201);
    }
    const more = await upload(clients.bea, requestId, pdf, offer);
    expect([more.status, more.body.type]).toEqual([409, "/problems/too-many-attachments"]);
  });

  test("is read by owner, admin and the builders it is for, and by no one else [R27] [R42]", async () => {
    const { requestId } = await app.given("offered", both);
    const brief = (await upload(clients.owner, requestId, pdf)).body.id;
    const offer = (await upload(clients.bea, requestId, pdf, { purpose: "offer" })).body.id;
    const statusOf = async (id: string) => {
      const read = (client: TestClient) => client.call(`/api/attachments/${id}`);
      const { owner, admin, bea: quoting, carl: asked, stranger } = clients;
      const answers = [owner, admin, quoting, asked, stranger, app.client()].map(read);
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    //                                       own  adm  bea  carl str  visitor
    expect(await statusOf(brief)).toEqual([200, 200, 200, 200, 404, 401]);
    expect(await statusOf(offer)).toEqual([200, 200, 200, 404, 404, 401]);
    const path = `/api/quote-requests/${requestId}/attachments`;
    const names = async (client: TestClient) =>
      (await client.get(path)).body.files.map(({ id }: { id: string }) => id);
    expect(await names(clients.owner)).toEqual([brief, offer]);
    expect(await names(clients.carl)).toEqual([brief]);
    expect((await clients.stranger.get(path)).status).toBe(404);
    for (const [client, purpose] of [
      [clients.stranger, "brief"],
      [clients.owner, "offer"],
      [clients.bea, "brief"],
      [clients.admin, "brief"],
    ] as const) {
      expect((await upload(client, requestId, pdf, { purpose })).status).toBe(404);
    }
  });

  test("of an offer waits for its quote, and stays with the exhibitor when its builder loses or is removed [R28]", async () => {
    const { requestId, responseId } = await app.given("offered", both);
    const file = (await upload(clients.carl, requestId, pdf, { purpose: "offer" })).body.id;
    const read = async (client: TestClient) =>
      (await client.call(`/api/attachments/${file}`)).status;
    expect(await read(clients.owner)).toBe(404);
    await clients.carl.send("POST", "/api/quote-responses", {
      quoteRequestId: requestId,
      quotedAmount: 5_000_00,
    });
    expect(await read(clients.owner)).toBe(200);
    await clients.owner.send("POST", `/api/quote-responses/${responseId}/accept`);
    expect([await read(clients.owner), await read(clients.carl), await read(clients.bea)]).toEqual([
      200, 200, 404,
    ]);
    const gone = await clients.carl.send("DELETE", `/api/attachments/${file}`);
    expect([gone.status, gone.body.type]).toEqual([409, "/problems/response-already-accepted"]);
    await app.sql("update quote_request set assigned_builders = '{}' where id = $1", [requestId]);
    expect([await read(clients.owner), await read(clients.carl)]).toEqual([200, 200]);
  });

  test("is removed by those who added it, and by no one else [R27]", async () => {
    const { requestId } = await app.given("offered", both);
    const brief = (await upload(clients.owner, requestId, pdf)).body.id;
    const remove = (client: TestClient) => client.send("DELETE", `/api/attachments/${brief}`);
    for (const client of [clients.bea, clients.admin, clients.stranger]) {
      expect((await remove(client)).status).toBe(404);
    }
    expect((await remove(clients.owner)).status).toBe(200);
    expect((await clients.owner.call(`/api/attachments/${brief}`)).status).toBe(404);
  });

  test("goes with the erased request, bytes too, unless another request has the same; it is in the export [R43]", async () => {
    const one = await app.given("offered", both);
    const two = await app.given("offered", { ...both, userId: otto.id, email: otto.email });
    const own = textOf(`%PDF-1.4\n${crypto.randomUUID()}\n%%EOF`);
    const shared = textOf(`%PDF-1.4\n${crypto.randomUUID()}\n%%EOF`);
    await upload(clients.owner, one.requestId, own);
    const saved = await upload(clients.owner, one.requestId, shared);
    await upload(clients.stranger, two.requestId, shared);
    const { body } = await clients.owner.get("/api/auth/user/data");
    expect(body.filesAdded.map(({ id }: { id: string }) => id)).toContain(saved.body.id);
    const before = await storedFiles();
    const core = app.newCore();
    await core.privacy.erasePerson({ email: ada.email, withAccount: false });
    const rows = await app.sql("select id from attachment where quote_request_id = $1", [
      one.requestId,
    ]);
    expect(rows).toEqual([]);
    const after = await storedFiles();
    expect(after.length).toBeLessThan(before.length);
    const { body: left } = await clients.stranger.get(
      `/api/quote-requests/${two.requestId}/attachments`,
    );
    const read = await clients.stranger.call(`/api/attachments/${left.files[0].id}`);
    expect(read.status).toBe(200);
  });
});
