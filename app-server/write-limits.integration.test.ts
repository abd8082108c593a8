import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { ada, bea, otto } from "../domain/accounts/examples.ts";
import type { User } from "../domain/accounts/user.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { ApiError } from "./contract/api-error.ts";
import type { RenderPage } from "./page-routes.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

/** The page action of a form sent without scripts. */
const renderPage: RenderPage = async (request, { api }) => {
  if (request.method !== "POST") return new Response("a page");
  try {
    const form = await request.json();
    const isRequest = new URL(request.url).pathname === "/quote";
    await (isRequest
      ? api.call("POST /api/quote-requests", { body: form, idempotencyKey: crypto.randomUUID() })
      : api.call("POST /api/contact-messages", { body: form }));
    return new Response(null, { status: 201 });
  } catch (error) {
    return new Response(null, { status: error instanceof ApiError ? error.status : 500 });
  }
};

let app: TestApp;
beforeAll(async () => {
  const env = {
    ANONYMOUS_WRITES_PER_HOUR: "3",
    MEMBER_REQUESTS_PER_HOUR: "4",
    MEMBER_MESSAGES_PER_HOUR: "3",
    MEMBER_PROJECTS_PER_HOUR: "2",
    MEMBER_CHANGES_PER_HOUR: "8",
    CONFIRMATION_MAILS_PER_HOUR: "3",
    CONFIRMATION_MAILS_PER_DAY: "4",
    SIGN_IN_LINKS_PER_HOUR: "2",
  };
  app = await openTestApp(env, {}, renderPage);
  await app.sql(`create function break_here() returns trigger language plpgsql as $$
    begin if new.company = 'Broken' then raise exception 'broken'; end if; return new; end $$`);
  await app.sql(`create trigger break_here before insert on quote_request
    for each row execute function break_here()`);
});
afterAll(async () => {
  await app.sql("drop trigger break_here on quote_request");
  await app.sql("drop function break_here");
  await app.close();
});

test("links to references and calendars of plans are read so often from one address, and no more [S16] [S30]", async () => {
  for (const [path, amount] of [
    ["/api/references/none", 120],
    ["/calendar/none.ics", 600],
  ] as const) {
    const busy = newcomer();
    for (let read = 0; read < amount; read++) expect((await busy.call(path)).status).toBe(404);
    const refused = await busy.call(path);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await newcomer().call(path)).status).toBe(404);
  }
});

let host = 0;
const newAddress = () => `198.51.100.${++host}`;
/** A visitor at an address that is new here. */
const newcomer = () => app.client({}, newAddress());
const memberAt = async (user: User, address = newAddress()) =>
  app.client(await app.sessionOf(user), address);
type Client = ReturnType<typeof newcomer>;

const submit = (by = newcomer(), facts = {}, headers = {}) =>
  by.send("POST", "/api/quote-requests", { ...testForm, ...facts }, headers);
const submitByPage = (by: Client, facts = {}) =>
  by.send("POST", "/quote", { ...testForm, ...facts });
const contact = { name: "A", email: "a@b.example", subject: "Hi", message: "Hello there" };
const write = (by: Client, facts = {}) =>
  by.send("POST", "/api/contact-messages", { ...contact, inquiryType: "general", ...facts });
const ask = (email: string, by = newcomer()) => by.send("POST", "/api/login/email", { email });
const mailsTo = async (email: string) =>
  (await app.sql("select 1 from message where to_address = $1", [email])).length;
async function statusesOf(count: number, once: (at: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) statuses.push((await once(at)).status);
  return statuses;
}

describe("what visitors write", () => {
  test("is counted by address and email, and the answer says when there is room again", async () => {
    const visitor = newcomer();
    expect(await statusesOf(3, () => submit(visitor))).toEqual([201, 201, 201]);
    const { status, headers, body } = await submit(visitor);
    expect([status, body.type]).toEqual([429, "/problems/too-many-requests"]);
    const seconds = Number(headers.get("retry-after"));
    expect(Number.isInteger(seconds) && seconds > 0 && seconds <= 3600).toBe(true);
    expect(body.message).toMatch(/^Too many requests\. Please try again in \d+ minutes?$/);
    expect((await submit()).status).toBe(201);
    expect((await submit(visitor, { email: "neighbor@booth.example" })).status).toBe(201);
  });

  test("from one address has room for ten times as many, under different emails", async () => {
    const hall = newcomer();
    const statuses = await statusesOf(31, (at) => write(hall, { email: `v${at}@hall.example` }));
    expect(statuses).toEqual([...Array(30).fill(201), 429]);
  });

  test.each([
    ["over REST", submit],
    ["by the page's own form", submitByPage],
  ])("costs nothing %s when it is refused or fails", async (_, send) => {
    const visitor = newcomer();
    const invalid = [{ email: "no" }, { features: 7 }, { phone: "" }, { venue: null }];
    for (const facts of invalid) expect((await send(visitor, facts)).status).toBe(400);
    const broken = { company: "Broken" };
    expect(await statusesOf(4, () => send(visitor, broken))).toEqual([500, 500, 500, 500]);
    expect(await statusesOf(4, () => send(visitor))).toEqual([201, 201, 201, 429]);
  });

  test("counts once for REST and pages together", async () => {
    const visitor = newcomer();
    expect((await submit(visitor)).status).toBe(201);
    expect((await submitByPage(visitor)).status).toBe(201);
    expect((await write(visitor, { email: testForm.email })).status).toBe(201);
    expect((await submit(visitor)).status).toBe(429);
    expect((await submitByPage(visitor)).status).toBe(429);
  });

  test("does not count a retry that made nothing new", async () => {
    const visitor = newcomer();
    const headers = { "idempotency-key": "retried" };
    const statuses = await statusesOf(6, () => submit(visitor, {}, headers));
    expect(statuses).toEqual(Array(6).fill(201));
    expect((await submit(visitor)).status).toBe(201);
  });

  test("is answered again when there is no room left, under the key that it was sent with", async () => {
    const visitor = newcomer();
    const key = (name: string) => ({ "idempotency-key": name });
    const first = await submit(visitor, {}, key("full"));
    expect(await statusesOf(3, () => submit(visitor))).toEqual([201, 201, 429]);
    const again = await submit(visitor, {}, key("full"));
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
    expect(again.body).toEqual(first.body);
    const other = await submit(visitor, { company: "Other" }, key("full"));
    expect([other.status, other.body.type]).toEqual([422, "/problems/idempotency-key-reused"]);
    expect((await submit(visitor, {}, key("full-unknown"))).status).toBe(429);
  });

  test("does not get past its limit when ten come at once", async () => {
    const visitor = newcomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(visitor)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, ...Array(7).fill(429)]);
  });

  test("is not counted by a forwarded address that no proxy vouches for", async () => {
    const visitor = newcomer();
    const statuses = await statusesOf(4, (last) => {
      const headers = { "x-forwarded-for": `203.0.113.${last}`, "x-real-ip": `203.0.113.${last}` };
      return submit(visitor, {}, headers);
    });
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describe("what members write", () => {
  test("is counted by account, wherever they are", async () => {
    const statuses = await statusesOf(5, async () => submit(await memberAt(otto)));
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    expect((await submitByPage(await memberAt(otto))).status).toBe(429);
    const messages = await statusesOf(4, async () => write(await memberAt(otto)));
    expect(messages).toEqual([201, 201, 201, 429]);
  });

  test("is counted by client address too, ten times as many", async () => {
    const address = newAddress();
    const users = await Promise.all(
      Array.from({ length: 11 }, async (_, at): Promise<User> => {
        const user = {
          ...otto,
          id: crypto.randomUUID() as User["id"],
          email: `m${at}@many.example`,
        };
        const { id, email } = user;
        await app.sql("insert into users (id, email, user_type) values ($1, $2, 'exhibitor')", [
          id,
          email,
        ]);
        return user;
      }),
    );
    const statuses: number[] = [];
    for (const user of users) {
      const client = await memberAt(user, address);
      statuses.push(...(await statusesOf(3, () => write(client))));
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429, 429, 429]);
  });

  test("is counted for projects, of which refused ones cost nothing", async () => {
    const project = {
      title: "A Stand",
      client: "Co",
      description: "Tall",
      industry: "Energy",
      year: "2026",
      size: "20x20",
      budget: "$1,000,000+",
      eventName: "CES",
      location: "Reno",
      projectType: "Other",
    };
    const builder = await memberAt(bea);
    const send = (facts = {}) => builder.send("POST", "/api/portfolio", { ...project, ...facts });
    expect(await statusesOf(3, () => send({ year: "9999" }))).toEqual([400, 400, 400]);
    expect(await statusesOf(3, () => send())).toEqual([201, 201, 429]);
  });
});

describe("what members change, of which the other side is mailed,", () => {
  const given = async () =>
    (await app.given("sent", { userId: ada.id, email: ada.email })).requestId;

  test("is counted by request, and by account in all its requests", async () => {
    const owner = await memberAt(ada);
    const requestId = await given();
    const changeScope = (id: string) => (at: number) =>
      owner.send("PUT", `/api/quote-requests/${id}/scope`, {
        struck: at % 2 === 0 ? ["shipping"] : [],
      });
    const stale = { version: 99, boothSize: "30x30" };
    const refused = () => owner.send("PATCH", `/api/quote-requests/${requestId}`, stale);
    expect(await statusesOf(3, refused)).toEqual([409, 409, 409]);
    expect(await statusesOf(3, changeScope(requestId))).toEqual([200, 200, 429]);
    expect((await changeScope(requestId.toUpperCase())(0)).status).toBe(429);
    for (const _ of [1, 2, 3]) {
      expect(await statusesOf(2, changeScope(await given()))).toEqual([200, 200]);
    }
    const { status, headers } = await changeScope(await given())(0);
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await write(owner)).status).toBe(201);
  });

  test("is counted for quotes that are withdrawn and sent again, and for each that is revised", async () => {
    const builder = await memberAt(bea);
    const quoteRequestId = await given();
    const quote = () =>
      builder.send("POST", "/api/quote-responses", { quoteRequestId, quotedAmount: 100 });
    const sent = await quote();
    expect(sent.status).toBe(201);
    const path = `/api/quote-responses/${sent.body.id}`;
    const revise = (at: number) => builder.send("PATCH", path, { quotedAmount: 200 + at });
    expect(await statusesOf(3, revise)).toEqual([200, 200, 429]);
    expect((await builder.send("POST", `${path}/withdraw`)).status).toBe(200);
    const again = await quote();
    expect(again.status).toBe(201);
    const second = `/api/quote-responses/${again.body.id}/withdraw`;
    expect((await builder.send("POST", second)).status).toBe(200);
    expect((await quote()).status).toBe(429);
  });
});

describe("files that members remove", () => {
  const addFiles = (requestId: string, builderId: string | null, count: number) =>
    app.sql<{ id: string }>(
      `insert into attachment (quote_request_id, purpose, builder_id, kind, name, media_key, bytes, scan)
       select $1, $2, $3, 'document', 'plan.pdf', replace(gen_random_uuid()::text, '-', '') || '.pdf', 9, 'clean'
       from generate_series(1, $4) returning id`,
      [requestId, builderId ? "offer" : "brief", builderId, count],
    );

  test("count as changes of their request when they are its brief's", async () => {
    const owner = await memberAt(otto);
    const { requestId } = await app.given("sent", { userId: otto.id, email: otto.email });
    const files = await addFiles(requestId, null, 3);
    const remove = (at: number) => owner.send("DELETE", `/api/attachments/${files[at]?.id}`);
    expect(await statusesOf(3, remove)).toEqual([200, 200, 429]);
    const scope = { struck: ["shipping"] };
    const changed = await owner.send("PUT", `/api/quote-requests/${requestId}/scope`, scope);
    expect(changed.status).toBe(429);
  });

  test("count for nothing when they are an offer's, of which no one is mailed", async () => {
    const builder = await memberAt(bea);
    const { requestId } = await app.given("offered");
    const files = await addFiles(requestId, beasBooths.id, 9);
    const remove = (at: number) => builder.send("DELETE", `/api/attachments/${files[at]?.id}`);
    expect(await statusesOf(9, remove)).toEqual(Array(9).fill(200));
  });
});

describe("confirmations of requests", () => {
  test("are few to a stranger's mailbox, by all senders together; the request is taken anyway", async () => {
    const email = "victim@elsewhere.example";
    const askers = [await memberAt(ada), newcomer(), newcomer(), newcomer()];
    const answers: unknown[] = [];
    for (const by of askers) {
      const { status, body } = await submit(by, { email: "Victim@elsewhere.example" });
      answers.push([status, body.isConfirmationMailed]);
    }
    expect(answers).toEqual([...Array(3).fill([201, true]), [201, false]]);
    expect(await mailsTo(email)).toBe(3);
  });

  test("are few to one mailbox, however its address is spelled, with the promise's own emails counted [Y02]", async () => {
    const spellings = [
      "bo.b+1@gmail.com",
      "B.o.b+2@GoogleMail.com",
      "bob@gmail.com",
      "b.ob+fair+3@gmail.com",
    ];
    for (const email of [...spellings, ...spellings]) {
      const { status } = await submit(newcomer(), { email });
      expect(status).toBe(201);
      await app.newCore().promiseEvaluation.evaluatePromises();
    }
    const sql =
      "select to_address from message where to_address ilike '%@gmail.com' or to_address ilike '%@googlemail.com'";
    expect(await app.sql(sql)).toHaveLength(3);
  });

  test("are few in a day as well", async () => {
    const email = "daily@elsewhere.example";
    for (let at = 0; at < 3; at++) await submit(newcomer(), { email });
    // an hour goes by
    await app.sql("delete from rate_limit where key like 'confirmations:%'");
    const answers = [await submit(newcomer(), { email }), await submit(newcomer(), { email })];
    expect(answers.map(({ body }) => body.isConfirmationMailed)).toEqual([true, false]);
    expect(await mailsTo(email)).toBe(4);
  });

  test("always reach an address that the sender has proven", async () => {
    const before = await mailsTo(ada.email);
    const answers = [];
    for (let at = 0; at < 3; at++) {
      answers.push((await submit(await memberAt(ada), { email: ada.email })).body);
    }
    expect(answers.map(({ isConfirmationMailed }) => isConfirmationMailed)).not.toContain(false);
    expect(await mailsTo(ada.email)).toBe(before + 3);
  });

  test("are reported by a repeat as by the first answer", async () => {
    const email = "again@elsewhere.example";
    const visitor = newcomer();
    const headers = { "idempotency-key": "told-again" };
    const first = await submit(visitor, { email }, headers);
    for (let at = 0; at < 3; at++) await submit(newcomer(), { email });
    const again = await submit(visitor, { email }, headers);
    expect(again.body).toEqual(first.body);
    expect(again.body.isConfirmationMailed).toBe(true);
  });
});

test("admins are emailed about a hundred requests an hour one by one, and once about all others", async () => {
  const send = (address: string) =>
    app.client({}, address).send("POST", "/api/quote-requests", testForm);
  await send("198.51.100.91");
  await app.sql("update rate_limit set points = 100 where key like 'requestNotices:%'");
  await app.sql("delete from message");
  for (const address of ["198.51.100.92", "198.51.100.93"]) {
    expect((await send(address)).status).toBe(201);
  }
  const sql = "select distinct kind from message where kind <> 'request-received'";
  expect(await app.sql(sql)).toEqual([{ kind: "many-requests" }]);
});

test("admins are emailed about a hundred alarms of promises an hour one by one, and once about all others", async () => {
  const alarm = async (address: string) => {
    const form = { ...testForm, eventDate: "2020-03-03" };
    await app.client({}, address).send("POST", "/api/quote-requests", form);
    // the first quote is late
    await app.sql(
      `update quote_promise set received_at = received_at - interval '25 hours',
         first_due_at = first_due_at - interval '25 hours', next_evaluation_at = ${sqlNow()}`,
    );
    await app.newCore().promiseEvaluation.evaluatePromises();
  };
  await alarm("198.51.100.94");
  await app.sql("update rate_limit set points = 100 where key like 'promiseAlarms:%'");
  await app.sql("delete from message");
  for (const address of ["198.51.100.95", "198.51.100.96"]) await alarm(address);
  const sql = "select distinct kind from message where kind like '%alarm%'";
  expect(await app.sql(sql)).toEqual([{ kind: "many-alarms" }]);
});

describe("sign-in links", () => {
  test("are counted by email and address; over the limit nothing new is sent and the last link works", async () => {
    const email = "often@asked.example";
    const browser = newcomer();
    expect((await ask("Often@Asked.example", browser)).status).toBe(202);
    expect((await ask(email, browser)).status).toBe(202);
    const { status, body } = await ask(email, browser);
    expect(status).toBe(202);
    expect(body.message).toMatch(/^We've sent several sign-in links .* ask again in \d+ minutes$/);
    expect(await mailsTo(email)).toBe(2);
    const [mail] = await app.sql<{ token: string }>(
      "select letter ->> 'token' as token from message where to_address = $1 order by created_at desc, id desc limit 1",
      [email],
    );
    const done = await browser.send("POST", "/api/login/email/verify", { token: mail?.token });
    expect(done.status).toBe(200);
  });

  test("asked for by a stranger take none from the owner at another address", async () => {
    const email = "boss@asked.example";
    const stranger = newcomer();
    for (let at = 0; at < 5; at++) await ask(email, stranger);
    expect(await mailsTo(email)).toBe(2);
    await ask(email);
    expect(await mailsTo(email)).toBe(3);
  });

  test("are bounded for one email from however many addresses, but for the browser that knows it", async () => {
    const email = "flooded@asked.example";
    const own = newcomer();
    await ask(email, own);
    const [mail] = await app.sql<{ token: string }>(
      "select letter ->> 'token' as token from message where to_address = $1",
      [email],
    );
    await own.send("POST", "/api/login/email/verify", { token: mail?.token });
    expect(own.jar.has("known-browser")).toBe(true);
    own.jar.delete("session");
    expect(await statusesOf(20, () => ask(email))).toEqual(Array(20).fill(202));
    expect(await mailsTo(email)).toBe(12);
    await ask(email, own);
    expect(await mailsTo(email)).toBe(13);
  });

  test("count apart for a browser only under the address that it signed in with", async () => {
    const own = newcomer();
    own.jar.set("known-browser", "made-up.signature");
    await statusesOf(3, () => ask("forged@asked.example", own));
    expect(await mailsTo("forged@asked.example")).toBe(2);
  });

  test("are refused to a client address that asks for very many people", async () => {
    const visitor = newcomer();
    const statuses = await statusesOf(20, (at) => ask(`a${at}@many.example`, visitor));
    expect(statuses).toEqual(Array(20).fill(202));
    expect((await ask("last@many.example", visitor)).status).toBe(429);
    expect((await ask("last@many.example")).status).toBe(202);
  });

  test("may be answered with thirty wrong codes a day; then links work, and codes where the email is known", async () => {
    const email = "guessed@asked.example";
    async function askAt(browser: Client) {
      await ask(email, browser);
      const [mail] = await app.sql<{ token: string; code: string }>(
        `select letter ->> 'token' as token, letter ->> 'code' as code from message
         where to_address = $1 order by created_at desc, id desc limit 1`,
        [email],
      );
      if (!mail) throw new Error("No mail was written");
      return mail;
    }
    const type = (browser: Client, code: string) =>
      browser.send("POST", "/api/login/email/code", { code });
    const verify = (browser: Client, token: string) =>
      browser.send("POST", "/api/login/email/verify", { token });
    const own = newcomer();
    expect((await verify(own, (await askAt(own)).token)).status).toBe(200);
    own.jar.delete("session");
    for (let link = 0; link < 6; link++) {
      const browser = newcomer();
      const { code } = await askAt(browser);
      const wrong = code === "000000" ? "000001" : "000000";
      const statuses = await statusesOf(5, () => type(browser, wrong));
      expect(statuses).toEqual(Array(5).fill(400));
    }
    const browser = newcomer();
    const { code, token } = await askAt(browser);
    const { status, headers, body } = await type(browser, code);
    expect([status, body.type]).toEqual([429, "/problems/too-many-codes"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await verify(browser, token)).status).toBe(200);
    expect((await type(own, (await askAt(own)).code)).status).toBe(200);
  });

  test("take none of the codes by which a member proves who they are", async () => {
    for (let at = 0; at < 15; at++) await ask(otto.email);
    const client = await app.as(otto);
    const prove = () => client.send("POST", "/api/auth/user/proof/email");
    expect(await statusesOf(3, prove)).toEqual([202, 202, 429]);
  });

  test("cost nothing when what was asked is no address", async () => {
    const visitor = newcomer();
    const statuses = await statusesOf(25, () => ask("no address", visitor));
    expect(statuses).toEqual(Array(25).fill(400));
    expect((await ask("right@address.example", visitor)).status).toBe(202);
    expect(await mailsTo("right@address.example")).toBe(1);
  });
});

test("the table does not reveal whom it counts", async () => {
  await ask("counted@asked.example");
  const rows = await app.sql<{ key: string }>("select key from rate_limit");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/@|asked|example|198\.51\.100/);
});
