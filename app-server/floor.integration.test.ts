import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ada, bea, carl, max } from "../domain/accounts/examples.ts";
import { dayMs } from "../domain/shared/time/time-units.ts";
import { openTestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { testPicture } from "./test/test-picture.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
let exhibitor: TestClient;
let builder: TestClient;
let other: TestClient;
let admin: TestClient;
let crew: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  exhibitor = await app.as(ada);
  builder = await app.as(bea);
  other = await app.as(carl);
  admin = await app.as(max);
  crew = app.client();
});
afterAll(() => app.close());

const scratch = { text: "A scratch on the counter", urgency: "before-opening" };

/** An accepted quote's job, and its crew's link. */
async function floorCase() {
  const found = await app.given("accepted", { userId: ada.id });
  const path = `/api/jobs/${found.responseId}`;
  const link = await builder.send("POST", `${path}/site-link`);
  expect(link.status, link.text).toBe(200);
  return { ...found, path, page: link.body.path as string, link: `/api${link.body.path}` };
}

async function note(path: string, by = exhibitor, item: object = scratch): Promise<string> {
  const { status, text } = await by.send("POST", `${path}/punch`, item);
  expect(status, text).toBe(201);
  const { body } = await by.get(`${path}/site`);
  return body.punch.at(-1).id;
}

async function sendPhoto(by: TestClient, path: string, picture: Uint8Array, accept = "*/*") {
  const form = new FormData();
  form.set("file", new File([picture as Uint8Array<ArrayBuffer>], "photo.png"));
  return by.call(path, { method: "POST", body: form, headers: { accept } });
}

const statesOf = async (path: string) =>
  (await exhibitor.get(`${path}/site`)).body.punch.map(({ state }: { state: string }) => state);

test("a punch item is fixed, accepted or opened again, each by its side; others find none [T19] [T37]", async () => {
  const { path, link } = await floorCase();
  const first = `/api/punch/${await note(path)}`;
  const again = { ...scratch, key: "k1" };
  for (let repeat = 0; repeat < 2; repeat += 1) await note(path, exhibitor, again);
  expect(await statesOf(path)).toEqual(["open", "open"]);
  expect((await exhibitor.send("POST", `${first}/fixed`)).status).toBe(403);
  expect((await exhibitor.send("POST", `${first}/accept`)).status).toBe(409);
  for (const by of [other, admin]) {
    expect((await by.send("POST", `${first}/fixed`)).status).toBe(404);
    expect((await by.send("POST", `${path}/punch`, scratch)).status).toBe(404);
    expect((await by.send("POST", `${path}/stands`)).status).toBe(404);
    expect((await by.send("POST", `${path}/site-link`)).status).toBe(404);
  }
  expect((await other.get(`${path}/site`)).status).toBe(404);
  expect((await admin.get(`${path}/site`)).body).toMatchObject({ who: null, may: { note: false } });
  const item = first.split("/").at(-1);
  expect((await crew.send("POST", link, { act: "fixed", item })).status).toBe(200);
  expect((await builder.send("POST", `${first}/accept`)).status).toBe(403);
  expect((await exhibitor.send("POST", `${first}/reopen`, { note: "Still there" })).status).toBe(
    200,
  );
  expect((await builder.send("POST", `${first}/fixed`)).status).toBe(200);
  expect((await exhibitor.send("POST", `${first}/accept`)).status).toBe(200);
  expect((await builder.send("POST", `${first}/fixed`)).status).toBe(409);
  const second = `/api/punch/${(await exhibitor.get(`${path}/site`)).body.punch[1].id}`;
  expect((await builder.send("POST", `${second}/not-agreed`, { note: " " })).status).toBe(400);
  const why = { note: "As in the drawing" };
  expect((await builder.send("POST", `${second}/not-agreed`, why)).status).toBe(200);
  expect(await statesOf(path)).toEqual(["accepted", "not-agreed"]);
  expect((await exhibitor.send("POST", `${path}/punch`, { text: "" })).body.errors[0].field).toBe(
    "text",
  );
});

test("photos come from both sides and the crew, each once; what is none is refused [T16] [T19]", async () => {
  const { requestId, path, page, link } = await floorCase();
  const id = await note(path);
  const photos = `/api/punch/${id}/photos`;
  const picture = await testPicture();
  for (let sent = 0; sent < 2; sent += 1) {
    expect((await sendPhoto(exhibitor, photos, picture)).status).toBe(201);
  }
  const fix = await testPicture({ width: 31 });
  const form = await sendPhoto(crew, `${link}/photos/${id}`, fix, "text/html");
  expect([form.status, form.headers.get("location")]).toEqual([303, `${page}?done=photo#item-1`]);
  const pdf = new TextEncoder().encode("%PDF-1.7 %%EOF");
  expect((await sendPhoto(builder, photos, pdf)).status).toBe(415);
  expect((await sendPhoto(other, photos, picture)).status).toBe(404);
  expect((await sendPhoto(app.client(), photos, picture)).status).toBe(401);
  const { body } = await crew.get(link);
  expect(body.punch[0].photos).toMatchObject([{ side: "exhibitor" }, { side: "builder" }]);
  const stored = await app.sql("select purpose from attachment where quote_request_id = $1", [
    requestId,
  ]);
  expect(stored).toHaveLength(2);
  for (const photo of body.punch[0].photos) {
    expect((await crew.get(`${link}/files/${photo.id}/preview`)).status).toBe(200);
    expect((await exhibitor.get(`/api/attachments/${photo.id}`)).status).toBe(200);
    expect((await other.get(`/api/attachments/${photo.id}`)).status).toBe(404);
  }
});

test("the crew's link shows no price, payment, message or address, and no other file [T17]", async () => {
  const { requestId, responseId, path, link } = await floorCase();
  await app.sql("update users set first_name = 'Zqname' where id = $1", [ada.id]);
  await app.sql(
    "update quote_request set email = 'zqowner@planted.example', phone = '+1 555 0171', company = 'Island Co' where id = $1",
    [requestId],
  );
  await exhibitor.send("POST", `${path}/messages`, { text: "Zqmessage" });
  const plan = { label: "Zqpayment", amount: 42_000_00, due: { day: "2027-01-15" } };
  const edit = { payments: [plan], cancellation: null, version: 1 };
  expect((await builder.send("PUT", `${path}/agreement`, edit)).status).toBe(200);
  const change = {
    title: "Zqchange",
    reason: "other",
    lines: [{ category: "other", label: "Zqline", amount: 777_77 }],
  };
  await builder.send("POST", `${path}/changes`, change);
  const typed = "Call zqowner@planted.example or +1 555 0171: the light is off";
  await note(path, exhibitor, { text: typed });
  const form = new FormData();
  form.set("file", new File(["%PDF-1.7 x %%EOF"], "zqprivate.pdf"));
  const upload = `/api/attachments?request=${requestId}&purpose=job`;
  const file = await builder.call(upload, { method: "POST", body: form });
  expect(file.status).toBe(201);
  const read = await crew.get(link);
  const { status, text, headers } = read;
  expect(status).toBe(200);
  expect(text).toContain("the light is off");
  const all = `${text}${JSON.stringify([...headers])}`;
  expect(all).not.toMatch(/zq|planted|0171|42[ ,.]?000|4200000|777|USD|\$/i);
  expect(all).not.toContain(ada.id);
  expect((await crew.get(`${link}/files/${file.body.id}`)).status).toBe(404);
  // once it is an approved drawing it is theirs to read
  const asked = { kind: "drawings", title: "Floor plan", files: [file.body.id] };
  const approval = await builder.send("POST", `${path}/approvals`, asked);
  await exhibitor.send("POST", `/api/approvals-of-jobs/${approval.body.id}/approve`, {});
  expect((await crew.get(link)).body.drawings).toMatchObject([{ title: "Floor plan" }]);
  expect((await crew.get(`${link}/files/${file.body.id}`)).status).toBe(200);
  expect((await app.sql("select id from job where id = $1", [responseId])).length).toBe(1);
});

test("reading the crew's link changes nothing; altered, revoked and expired ones are the same 404 [T18]", async () => {
  const { requestId, responseId, path, link } = await floorCase();
  const rows = () =>
    app.sql(
      "select j.*, q.updated_at from job j join quote_request q on q.id = j.quote_request_id where j.id = $1",
      [responseId],
    );
  const before = await rows();
  for (let reads = 0; reads < 3; reads += 1) expect((await crew.get(link)).status).toBe(200);
  expect(await rows()).toEqual(before);
  const answers: string[] = [];
  const expectGone = async (at: string) => {
    for (const answer of [
      await crew.get(at),
      await crew.send("POST", at, { act: "stands" }),
      await crew.get(`${at}/files/0190d000-0000-7000-8000-0000000000ff`),
      await sendPhoto(crew, `${at}/photos/0190d000-0000-7000-8000-0000000000ff`, new Uint8Array(9)),
    ]) {
      const { status, body } = answer;
      answers.push(JSON.stringify([status, body.type, body.message]));
    }
  };
  await expectGone(`${link.slice(0, -2)}xx`);
  await expectGone(link.replace(responseId, "0190d000-0000-7000-8000-0000000000fe"));
  const show = (days: number) =>
    app.sql("update quote_request set event_day = $2::date - $3::int where id = $1", [
      requestId,
      app.clock.now().toISOString().slice(0, 10),
      days,
    ]);
  await show(3);
  expect((await crew.get(link)).status).toBe(200);
  await show(5);
  await expectGone(link);
  await show(0);
  expect((await crew.get(link)).status).toBe(200);
  expect((await exhibitor.send("DELETE", `${path}/site-link`)).status).toBe(403);
  expect((await builder.send("DELETE", `${path}/site-link`)).status).toBe(200);
  await expectGone(link);
  const next = await builder.send("POST", `${path}/site-link`);
  expect((await crew.get(`/api${next.body.path}`)).status).toBe(200);
  await builder.send("POST", `${path}/call-off`, { code: "budget" });
  await expectGone(`/api${next.body.path}`);
  expect(answers[0]).toContain("404");
  expect(new Set(answers).size).toBe(1);
});

test("by a crew's link come 120 posts an hour, and its token is in no log [T18]", async () => {
  const { responseId, link, page } = await floorCase();
  const lines = vi.spyOn(console, "log").mockImplementation(() => {});
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  for (let post = 0; post < 120; post += 1) {
    expect((await crew.send("POST", link, { act: "stands" })).status).toBe(200);
  }
  expect((await crew.send("POST", link, { act: "stands" })).status).toBe(429);
  expect((await crew.get(link)).status).toBe(200);
  const said = JSON.stringify([lines.mock.calls, errors.mock.calls]);
  vi.restoreAllMocks();
  expect(said).not.toContain(page.split("/").at(-1));
  // a repeat changes nothing
  const stored = await app.sql(
    "select id from audit_event where action = 'job.stands' and detail ->> 'jobId' = $1",
    [responseId],
  );
  expect(stored).toHaveLength(1);
});

test("the exhibitor hears at once that the booth is up, the builder of items after ten minutes [T20]", async () => {
  const { requestId, responseId, path, link } = await floorCase();
  expect((await exhibitor.send("POST", `${path}/stands`)).status).toBe(403);
  expect((await crew.send("POST", link, { act: "stands" })).status).toBe(200);
  expect((await builder.send("POST", `${path}/stands`)).status).toBe(200);
  await note(path);
  await note(path, exhibitor, { text: "Later", urgency: "after" });
  await note(path, exhibitor, { text: "A lamp" });
  const mails = () =>
    app.sql<{ kind: string; to_address: string; letter: { items?: { number: number }[] } }>(
      "select kind, to_address, letter from message where quote_request_id = $1 and kind in ('booth-is-up', 'punch-before-opening')",
      [requestId],
    );
  await app.newCore().jobs.notifyJobs();
  expect((await mails()).map(({ kind }) => kind)).toEqual(["booth-is-up"]);
  await app.sql("update job_punch set at = at - interval '10 minutes' where job_id = $1", [
    responseId,
  ]);
  for (let run = 0; run < 2; run += 1) await app.newCore().jobs.notifyJobs();
  const told = (await mails()).find(({ kind }) => kind === "punch-before-opening");
  expect(await mails()).toHaveLength(2);
  expect(told?.to_address).toBe(bea.email);
  expect(told?.letter.items?.map(({ number }) => number)).toEqual([1, 3]);
});

test("an open item before the opening keeps a booth from being delivered by the clock [T20]", async () => {
  const { requestId, path } = await floorCase();
  await builder.send("POST", `${path}/stands`);
  const item = `/api/punch/${await note(path)}`;
  const yesterday = new Date(app.clock.now().getTime() - dayMs).toISOString().slice(0, 10);
  await app.sql("update quote_request set event_day = $2::date where id = $1", [
    requestId,
    yesterday,
  ]);
  const stateAfterClock = async () => {
    await app.newCore().jobs.followJobs();
    return (await exhibitor.get(path)).body.job.state;
  };
  expect(await stateAfterClock()).toBe("open");
  await builder.send("POST", `${item}/not-agreed`, { note: "As drawn" });
  expect(await stateAfterClock()).toBe("delivered");
});

test("a job's floor is in both sides' downloads, and an erasure takes its words [T42] [T43]", async () => {
  const { requestId, responseId, path } = await floorCase();
  const id = await note(path, exhibitor, { text: "Zqpunch" });
  await builder.send("POST", `/api/punch/${id}/not-agreed`, { note: "Zqnote" });
  await sendPhoto(exhibitor, `/api/punch/${id}/photos`, await testPicture());
  const { body } = await builder.get("/api/auth/user/data");
  expect(JSON.stringify(body.jobPunchItems)).toContain("Zqpunch");
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/erase`)).status).toBe(200);
  const left = await app.sql("select * from job_punch where job_id = $1", [responseId]);
  expect(left).toMatchObject([{ text: "", photos: [], state: "not-agreed", by: null }]);
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`Zq|${ada.id}|${bea.id}`));
});

test("photos of the built booth reach the portfolio by the exhibitor's yes alone, and leave it with that [T21] [T22] [T42]", async () => {
  const { requestId, responseId, path } = await floorCase();
  const upload = `/api/attachments?request=${requestId}&purpose=job&kind=photo`;
  const send = async (name: string, bytes: Uint8Array) => {
    const form = new FormData();
    form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], name));
    return (await builder.call(upload, { method: "POST", body: form })).body.id as string;
  };
  const first = await send("front.png", await testPicture({ width: 33 }));
  const second = await send("side.png", await testPicture({ width: 34 }));
  const paper = await send("bill.pdf", new TextEncoder().encode("%PDF-1.7 %%EOF"));
  const put = async (by: TestClient, id: string, body: object) =>
    (await by.send("PUT", `${path}/as-built/${id}`, body)).status;
  const allow = (id: string, allowed = true) => put(exhibitor, id, { allowed });
  const make = () => builder.send("POST", `${path}/project`);
  expect(await allow(first)).toBe(404);
  expect(await put(exhibitor, first, { caption: "Ours" })).toBe(403);
  expect(await put(builder, paper, {})).toBe(400);
  for (const id of [first, second])
    expect(await put(builder, id, { caption: "Zqfront" })).toBe(200);
  expect(await put(builder, first, { allowed: true })).toBe(403);
  for (const by of [other, admin]) expect(await put(by, first, { allowed: true })).toBe(404);
  expect((await make()).status).toBe(409);
  expect(await allow(first)).toBe(200);
  expect((await exhibitor.send("POST", `${path}/project`)).status).toBe(403);

  const { id } = (await make()).body;
  const visitor = app.client();
  const project = `/api/portfolio/${id}`;
  expect((await visitor.get(project)).status).toBe(404);
  const drafts = (await builder.get("/api/dashboard/projects")).body.projects;
  const draft = drafts.find((each: { id: string }) => each.id === id);
  expect(draft).toMatchObject({ public: false, client: null, budget: null, projectImages: [] });
  const { mainImage: photo } = draft;
  expect(draft.builtPictures).toEqual([photo]);
  const completed = {
    client: "A client",
    description: "Tall",
    location: "Reno",
    public: true,
    confirmedPictures: [photo, "/img/media/a-8x8-clear.webp"],
  };
  expect((await builder.send("PATCH", project, completed)).status).toBe(200);
  await app.sql("update portfolio_project set review_state = 'approved' where id = $1", [id]);
  expect(await allow(second)).toBe(200);
  for (let repeat = 0; repeat < 2; repeat += 1) expect((await make()).body.id).toBe(id);
  const shown = (await visitor.get(project)).body;
  const [further] = shown.projectImages;
  expect(shown).toMatchObject({ mainImage: photo, confirmedPictures: [photo, further] });
  expect(JSON.stringify(shown)).not.toContain("Zqfront");
  const labels = async () => {
    const { projects } = (await visitor.get("/api/portfolio/search?pictures=built")).body;
    const { id: of } = (await builder.get("/api/builders/profile")).body;
    const { work } = (await visitor.get(`/api/builders/${of}`)).body;
    return [...projects, ...work].map(({ pictureLabel }) => pictureLabel);
  };
  expect(await labels()).toEqual(["confirmed", "confirmed"]);
  const { body: data } = await exhibitor.get("/api/auth/user/data");
  expect(JSON.stringify(data.jobs)).toContain("Zqfront");

  const earlier = () => app.sql("select earlier from review where project_id = $1", [id]);
  expect(JSON.stringify(await earlier())).toContain(photo);
  expect(await allow(first, false)).toBe(200);
  expect(await earlier()).toMatchObject([
    { earlier: { mainImage: null, builtPictures: [], client: "A client" } },
  ]);
  expect(JSON.stringify(await earlier())).not.toContain(photo);
  const left = (await visitor.get(project)).body;
  expect(left).toMatchObject({ mainImage: null, imageUrl: further, confirmedPictures: [further] });
  expect(JSON.stringify(left)).not.toContain(photo);
  expect((await exhibitor.get(path)).body.asBuilt.photos).toMatchObject([
    { isAllowed: false, isShown: false },
    { isAllowed: true, isShown: true },
  ]);
  expect((await admin.send("POST", `/api/admin/quotes/${requestId}/erase`)).status).toBe(200);
  expect(JSON.stringify((await visitor.get(project)).body)).not.toContain(further);
  const [job] = await app.sql("select as_built from job where id = $1", [responseId]);
  expect(job).toEqual({ as_built: [] });
});
