import { afterAll, expect, it } from "vitest";
import { testDay } from "../adapters/system/test/test-time.ts";
import { ada, max } from "../domain/accounts/examples.ts";
import { euUsual } from "../domain/booth-rules/usual-rules.ts";
import { invitesByLink } from "./test/invited-by-link.ts";
import { openTestApp } from "./test/test-app.ts";
import { testForm } from "./test/test-form.ts";

const app = await openTestApp();
const invited = invitesByLink(app);
afterAll(() => app.close());

const codes = (findings: { code: string }[]) => findings.map(({ code }) => code);
const signed = {
  ...testForm,
  industry: "inline",
  boothSize: "10x20",
  features: ["hanging-elements"],
};

async function addShow(title: string) {
  const id = crypto.randomUUID();
  const sql = `insert into trade_show (id, title, city, state, start_date)
    values ($1, $2, 'Las Vegas', 'NV', $3)`;
  await app.sql(sql, [id, title, testDay(60)]);
  return id;
}

it("a request is answered with its findings, the time left and its completeness [S20] [S24]", async () => {
  const { body } = await app.client().send("POST", "/api/quote-requests", signed);
  expect(codes(body.findings)).toEqual(["sign-not-usual", "drawings-due"]);
  expect(body.findings[0].text).toBe(
    "Most shows allow no hanging sign over a booth in a row. Ask Consumer Electronics Show.",
  );
  expect(body.leadTime).toMatchObject({
    allows: "new-build",
    text: "Enough time for a new build.",
  });
  expect(body.completeness.most.map(({ part }: { part: string }) => part)).toEqual([
    "mustHaves",
    "design",
  ]);
  expect(body.quoteRequest.findings).toEqual(body.findings);
});

it("the time left is said of a booth to check and of one that is asked for; the latest is asked for as well [S23]", async () => {
  const { industry, features, venue } = signed;
  const visitor = app.client();
  const leadTime = async (days: number) => {
    const booth = { industry, boothSize: "20x20", features, venue };
    const check = { ...booth, eventDate: testDay(days) };
    return (await visitor.send("POST", "/api/booth-check", check)).body.leadTime.text;
  };
  expect(await leadTime(40)).toBe("Enough time for a new build.");
  expect(await leadTime(18)).toMatch(
    /^Too late for a new booth of this size\. A rental works until \w{3} \d+, \d{4}\.$/,
  );
  expect(await leadTime(10)).toBe("Only a rental or a crew can make this.");
  const late = "Very late: call builders directly.";
  expect(await leadTime(3)).toBe(late);
  const asked = { ...signed, eventDate: testDay(3) };
  const { status, body } = await visitor.send("POST", "/api/quote-requests", asked);
  expect([status, body.leadTime.text]).toEqual([201, late]);
});

it("anyone checks a booth, and nothing is stored [S24]", async () => {
  const count = async () => (await app.sql("select 1 from quote_request")).length;
  const before = await count();
  const { industry, boothSize, features, venue } = signed;
  const check = { industry, boothSize, features, venue, brief: { heightMm: 3000 } };
  const { status, body } = await app.client().send("POST", "/api/booth-check", check);
  expect([status, codes(body.findings)]).toEqual([
    200,
    ["sign-not-usual", "height-over", "front-low", "drawings-due"],
  ]);
  expect(body.leadTime).toBeNull();
  expect(await count()).toBe(before);
  const bad = { ...check, brief: { heightMm: 3 } };
  const refused = await app.client().send("POST", "/api/booth-check", bad);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: "brief.heightMm" }] } });
});

it("a show's own rules win, by an admin, once read [S24] [S51]", async () => {
  const id = await addShow("Rule Expo");
  const admin = await app.as(max);
  const path = `/api/admin/trade-shows/${id}/rules`;
  const { body: none } = await admin.get(path);
  expect(none.rules).toBeNull();
  const rules = { ...euUsual, name: "Rule Expo's manual", reusable: "required" };
  const saved = await admin.send("PUT", path, { rules, seen: none.version });
  expect(saved).toMatchObject({ status: 200, body: { rules } });
  expect((await admin.send("PUT", path, { rules: null, seen: none.version })).status).toBe(409);
  const named = { ...signed, tradeShowName: "Rule Expo", eventDate: testDay(60) };
  const { body } = await app.client().send("POST", "/api/booth-check", named);
  expect(codes(body.findings)).toEqual(["sign-ask", "reusable", "drawings-due"]);
  expect(body.findings[0].source.name).toBe("Rule Expo's manual");
});

it("findings stay those of the version, for builders and by the link [S26]", async () => {
  const { requestId, path } = await invited({ venue: "Las Vegas Convention Center" });
  const owner = await app.as(ada);
  const change = { version: 1, industry: "inline", features: ["hanging-elements"] };
  const { body } = await owner.send("PATCH", `/api/quote-requests/${requestId}`, change);
  expect(codes(body.findings)).toEqual(["sign-not-usual", "drawings-due"]);
  const linked = await app.client().get(path);
  expect(codes(linked.body.findings)).toEqual(["sign-not-usual", "drawings-due"]);
  const rows = await app.sql<{ version: number; findings: { code: string }[] }>(
    "select version, findings from brief_version where quote_request_id = $1 order by version",
    [requestId],
  );
  expect(rows.map(({ findings }) => codes(findings))).toEqual([
    [],
    ["sign-not-usual", "drawings-due"],
  ]);
});

it("deadlines are saved in order or refused by their row; a deleted show takes them along [S52]", async () => {
  const id = await addShow("Deadline Expo");
  const admin = await app.as(max);
  const path = `/api/admin/trade-shows/${id}/deadlines`;
  const of = (key: string, day: string) => ({
    key,
    day,
    source: "Exhibitor manual",
    address: null,
    asOf: "2026-11-01",
  });
  const deadlines = [of("move-in", "2027-01-20"), of("warehouse-closes", "2027-01-10")];
  const open = async () => (await app.client().get(`/api/trade-shows/${id}/deadlines`)).body;
  expect(await open()).toEqual({ deadlines: [] });
  const shows = async () =>
    (await app.sql("select version from content_version where kind = 'trade-shows'"))[0];
  const version = await shows();
  expect((await admin.send("PUT", path, { deadlines })).status).toBe(200);
  // everyone reads them by their days, on cached pages too
  expect(await open()).toEqual({
    deadlines: [
      { ...deadlines[1], label: "Advance warehouse closes" },
      { ...deadlines[0], label: "Move-in" },
    ],
  });
  expect(await shows()).not.toEqual(version);
  const wrong = [...deadlines, of("move-out", "2027-01-19")];
  const refused = await admin.send("PUT", path, { deadlines: wrong });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: "deadlines.2.day" }] } });
  const unknown = await admin.send("PUT", path, { deadlines: [of("party", "2027-01-10")] });
  expect(unknown.body.errors[0].field).toBe("deadlines.0.key");
  expect((await admin.get(path)).body.deadlines).toEqual(deadlines);
  await app.sql("delete from trade_show where id = $1", [id]);
  expect((await app.client().get(`/api/trade-shows/${id}/deadlines`)).status).toBe(404);
  expect(await app.sql("select 1 from show_manual where trade_show_id = $1", [id])).toEqual([]);
});
