import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqlNow } from "../adapters/system/test/test-time.ts";
import { openSeededDatabase } from "../app-server/test/seeded-database.ts";
import { ada, bea, otto } from "../domain/accounts/examples.ts";
import { testCommand } from "./command/test/test-command.ts";

let world: Awaited<ReturnType<typeof openSeededDatabase>>;
beforeAll(async () => {
  world = await openSeededDatabase();
});
afterAll(() => world.close());

const run = (name: string, ...args: string[]) => testCommand(name, args, world.env);
const companies = async () => {
  const sql = "select company from quote_request order by company";
  return (await world.sql<{ company: string }>(sql)).map(({ company }) => company);
};
const mute = (...addresses: string[]) =>
  world.sql(
    `insert into muted_mail (address, topic, created_at)
       select address, 'plan', ${sqlNow()} from unnest($1::text[]) address`,
    [addresses],
  );
const muting = async () =>
  (await world.sql<{ address: string }>("select address from muted_mail order by 1")).map(
    ({ address }) => address,
  );
const accounts = () =>
  world.sql<{ email: string }>("select email from users where id = any ($1::uuid[]) order by 1", [
    [ada.id, otto.id],
  ]);

test("who was erased is gone from an earlier backup that is restored", async () => {
  const of = (company: string, email: string) =>
    world.given("sent", { company, email, userId: email === ada.email ? ada.id : null });
  const { requestId } = await of("By id", "one@person.example");
  await of("By address", ada.email);
  await of("Stays", "two@person.example");
  await world.sql(
    `insert into contact_message (name, email, subject, message, inquiry_type)
       values ('Ada', $1, 's', 'Erase me', 'general')`,
    [ada.email],
  );
  await world.sql(
    `insert into builder_invite (email, token_hash, created_by, expires_at)
       select email, email, $1, ${sqlNow()} from unnest(array['Ida@Person.example', 'two@person.example']) email`,
    [otto.id],
  );
  // builders named two of them as references, and one has answered
  await world.sql(
    `with vetted as (
       insert into vetting_check (builder_id, kind, facts, submitted_by)
         select id, 'references', '{}', $1 from builder limit 1 returning id
     )
     insert into vetting_reference (check_id, company, email, mail_domain, token_hash, ends_at, answer)
       select id, email, email, 'person.example', email, ${sqlNow()}, '{"worked": true, "onTime": true, "again": true, "text": "My own words"}'
       from vetted, unnest(array['ida@person.example', 'two@person.example', $2]) email`,
    [otto.id, ada.email],
  );
  // two people without an account turned off an email topic
  await mute("ida@person.example", "two@person.example");
  await mkdir(world.env.DATA_DIR, { recursive: true });
  const file = join(world.env.DATA_DIR, "before.backup");
  const backup = await run("backup", file, "--built-in", "--without-pictures");
  expect(backup).toMatchObject({ code: 0 });

  expect(await run("erase-request", requestId)).toMatchObject({ code: 0 });
  expect(await run("erase-request", requestId)).toMatchObject({ code: 1 });
  const withAccount = await run("erase-request", ada.email.toUpperCase(), "--account");
  expect(withAccount.out).toBe(
    "Erased: quote requests 1, contact messages 1, emails 0\nThe account is deleted\n",
  );
  expect(await run("erase-request", "ida@person.example")).toMatchObject({ code: 0 });
  expect(await companies()).toEqual(["Erased", "Erased", "Stays"]);
  expect(await muting()).toEqual(["two@person.example"]);
  const journal = await readFile(join(world.env.DATA_DIR, "erasures.jsonl"), "utf8");
  expect(journal).toContain(requestId);
  expect(journal).not.toContain("@");

  // as on a machine whose database is lost: only the file knows
  await world.sql("delete from erasure");
  const restored = await run("restore", file, "--replace");
  expect(restored.out).toContain(
    "Erased again, as the erasure journal says: accounts 1, quote requests 2",
  );
  expect(await companies()).toEqual(["Erased", "Erased", "Stays"]);
  expect(await accounts()).toEqual([{ email: otto.email }]);
  expect(await world.sql("select 1 from contact_message")).toEqual([]);
  expect(await world.sql("select email from builder_invite")).toEqual([
    { email: "two@person.example" },
  ]);
  expect(await muting()).toEqual(["two@person.example"]);
  const references = await world.sql(
    "select company, email, answer ->> 'text' as words, (answer ->> 'worked')::boolean as worked from vetting_reference order by email nulls last, company",
  );
  expect(references).toEqual([
    {
      company: "two@person.example",
      email: "two@person.example",
      words: "My own words",
      worked: true,
    },
    { company: ada.email, email: null, words: null, worked: true },
    { company: "ida@person.example", email: null, words: null, worked: true },
  ]);
  const erased = await world.sql<{ kind: string }>("select kind from erasure order by kind");
  expect(erased.map(({ kind }) => kind)).toEqual([
    "account",
    "builder-invite",
    "contact-message",
    "muted-mail",
    "muted-mail",
    "quote-request",
    "quote-request",
    "reference",
    "reference",
  ]);
});

test("a topic that an erased person turned off later stays off over a restore [S56]", async () => {
  expect(await run("erase-request", "eve@person.example")).toMatchObject({ code: 0 });
  await mute("eve@person.example");
  const file = join(world.env.DATA_DIR, "later.backup");
  expect(await run("backup", file, "--built-in", "--without-pictures")).toMatchObject({ code: 0 });
  expect(await run("restore", file, "--replace")).toMatchObject({ code: 0 });
  expect(await muting()).toEqual(["eve@person.example", "two@person.example"]);

  // erased once more, it is gone from that backup as well
  expect(await run("erase-request", "eve@person.example")).toMatchObject({ code: 0 });
  await world.sql("delete from erasure");
  expect(await run("restore", file, "--replace")).toMatchObject({ code: 0 });
  expect(await muting()).toEqual(["two@person.example"]);
});

test("the job of a builder whose account was deleted ends again in an earlier backup that is restored [T03]", async () => {
  const { requestId, responseId } = await world.given("accepted", { userId: otto.id });
  const file = join(world.env.DATA_DIR, "job.backup");
  expect(await run("backup", file, "--built-in", "--without-pictures")).toMatchObject({ code: 0 });
  const job = async () => {
    const sql = `select j.state, j.end_code, j.ended_by, q.status from job j
      join quote_response r on r.id = j.id join quote_request q on q.id = r.quote_request_id where j.id = $1`;
    return (await world.sql(sql, [responseId]))[0];
  };
  const mails = () =>
    world.sql("select 1 from message where quote_request_id = $1 and kind = 'request-closed'", [
      requestId,
    ]);
  expect(await job()).toMatchObject({ end_code: null, status: "in-progress" });
  expect(await run("erase-request", bea.email, "--account")).toMatchObject({ code: 0 });
  const ended = {
    state: "ended",
    end_code: "builder-cannot",
    ended_by: "builder",
    status: "cancelled",
  };
  expect(await job()).toEqual(ended);
  expect(await mails()).toHaveLength(1);
  await world.sql("delete from erasure");
  expect(await run("restore", file, "--replace")).toMatchObject({ code: 0 });
  expect(await job()).toEqual(ended);
  // the exhibitor was told the first time
  expect(await mails()).toEqual([]);
});

test("erase-request says in a sentence what is wrong", async () => {
  expect((await run("erase-request", "nobody")).code).toBe(2);
  const unknown = await run("erase-request", "0190c000-0000-7000-8000-0000000000ff");
  expect(unknown).toMatchObject({
    code: 1,
    err: "There is no such request, or it is erased already\n",
  });
});
