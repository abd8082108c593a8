import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { testNow } from "../adapters/system/test/test-time.ts";
import { ada, bea } from "../domain/accounts/examples.ts";
import { attachmentLimits } from "../domain/attachments/attachment.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { invitesByLink } from "./test/invited-by-link.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
beforeAll(async () => {
  // ten for each address
  app = await openTestApp({ UPLOADS_PER_HOUR: "3" });
});
afterEach(() => app.sql("truncate attachment, rate_limit"));
afterAll(() => app.close());

const megabyte = 1024 * 1024;
let written = 0;

function formOf() {
  const form = new FormData();
  form.set("file", new File([`%PDF-1.7 ${written++}\n%%EOF\n`], "plan.pdf"));
  return form;
}
const upload = (client: TestClient, requestId: string, purpose = "brief") =>
  client.call(`/api/attachments?request=${requestId}&purpose=${purpose}`, {
    method: "POST",
    body: formOf(),
  });

/** Stored files of another request, as they stand in the database. */
async function givenFiles(megabytes: number, by: { userId: string } | { builderId: string }) {
  const { requestId } = await app.given("pending", { userId: null });
  const isAccount = "userId" in by;
  await app.sql(
    `insert into attachment (id, quote_request_id, purpose, builder_id, uploaded_by, kind, name, media_key, bytes, scan, created_at)
     select gen_random_uuid(), $1, $2, $3, $4, 'document', 'a.pdf', 'none', $5, 'not-needed', $7::timestamptz
     from generate_series(1, $6::int)`,
    [
      requestId,
      isAccount ? "brief" : "offer",
      isAccount ? null : by.builderId,
      isAccount ? by.userId : null,
      megabyte,
      megabytes,
      testNow(),
    ],
  );
}

test("an exhibitor stores 100 MB until builders were asked, and 1 GB from then on [Y03]", async () => {
  const owner = await app.as(ada);
  const { requestId } = await app.given("pending");
  await givenFiles(99, { userId: ada.id });
  expect((await upload(owner, requestId)).status).toBe(201);
  await givenFiles(1, { userId: ada.id });
  const refused = await upload(owner, requestId);
  expect([refused.status, refused.body.type]).toEqual([413, "/problems/quota-full"]);
  expect(refused.body.detail ?? refused.body.title).toContain("100 MB together until builders");

  await app.given("sent");
  expect((await upload(owner, requestId)).status).toBe(201);
  await app.sql("truncate rate_limit");
  await givenFiles(attachmentLimits.ownerBytes / megabyte - 100, { userId: ada.id });
  const full = await upload(owner, requestId);
  expect([full.status, full.body.type]).toEqual([413, "/problems/quota-full"]);
  expect(full.body.detail ?? full.body.title).toContain("1 GB in all requests");
});

test("a builder who answers by link stores 1 GB in all requests, apart from the account's [Y03]", async () => {
  const { path, requestId } = await invitesByLink(app)();
  const byLink = () => app.client().call(`${path}/attachments`, { method: "POST", body: formOf() });
  await givenFiles(attachmentLimits.ownerBytes / megabyte, { userId: bea.id });
  expect((await byLink()).status).toBe(201);
  const refused = await upload(await app.as(bea), requestId, "offer");
  expect([refused.status, refused.body.type]).toEqual([413, "/problems/quota-full"]);
  await givenFiles(attachmentLimits.ownerBytes / megabyte, { builderId: beasBooths.id });
  const full = await byLink();
  expect([full.status, full.body.type]).toEqual([413, "/problems/quota-full"]);
});

test("uploads to several requests at the same time do not pass the limit together [Y03]", async () => {
  const owner = await app.as(ada);
  await app.given("sent");
  await givenFiles(attachmentLimits.ownerBytes / megabyte - 1, { userId: ada.id });
  // room for one of them
  await app.sql(
    "update attachment set bytes = bytes + $1 where id = (select id from attachment limit 1)",
    [megabyte - 25],
  );
  const requests = [
    await app.given("pending"),
    await app.given("pending"),
    await app.given("pending"),
  ];
  const answers = await Promise.all(requests.map(({ requestId }) => upload(owner, requestId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413]);
});

test("one client address sends ten times what an account may, also by links [Y03]", async () => {
  const { path } = await invitesByLink(app)();
  await app.sql("truncate rate_limit");
  const byLink = () =>
    app.client().call(`${path}/attachments`, { method: "POST", body: new FormData() });
  for (let sent = 0; sent < 30; sent++) expect((await byLink()).status).toBe(400);
  const owner = await app.as(ada);
  const { requestId } = await app.given("pending");
  const refused = await upload(owner, requestId);
  expect([refused.status, refused.body.type]).toEqual([429, "/problems/too-many-requests"]);
});
