import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "../adapters/mail/examples.ts";
import { renderLetter } from "../adapters/mail/render-letter.tsx";
import { ada, bea, max } from "../domain/accounts/examples.ts";
import type { Letter } from "../domain/messages/letter.ts";
import { givenIsland } from "./test/island-request.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { textOfPdf } from "./test/text-of-file.ts";

let app: TestApp;
let builder: TestClient;
let exhibitor: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  [builder, exhibitor] = await Promise.all([app.as(bea), app.as(ada)]);
});
afterAll(() => app.close());

type Offer = { responseId: string; builderId: string; pricedFor: { boothSize: string } };
const offersOf = async (path: string): Promise<Offer[]> =>
  (await exhibitor.get(`${path}/comparison`)).body.offers;
const change = (path: string, version: number, changes: object) =>
  exhibitor.send("PATCH", path, { version, ...changes });

/** The island's request for 20 by 20 feet, asking for 20 by 30 now, and Bea's quote A. */
async function changedIsland() {
  const path = await givenIsland(app);
  await change(path, 1, { boothSize: "20x20" });
  const offers = await offersOf(path);
  const version = (await exhibitor.get(path)).body.briefVersion;
  await app.sql("update quote_response set confirmed_brief = $2 where quote_request_id = $1", [
    path.split("/").at(-1),
    version,
  ]);
  const before = await offersOf(path);
  const csvBefore = await exhibitor.get(`${path}/comparison.csv`);
  const responseId = offers[0]?.responseId ?? expect.fail("no offer");
  expect((await change(path, version, { boothSize: "20x30" })).status).toBe(200);
  return { path, version: version + 1, before, csvBefore, responseId };
}

const withoutBrief = ({
  forEarlierBrief: _forEarlierBrief,
  pricedFor: _pricedFor,
  ...figures
}: Record<string, unknown>) => figures;

describe("figures of a quote belong to the brief that it was priced for [W02]", () => {
  test("another booth changes no figure in the column of a quote that was not revised", async () => {
    const { path, before, csvBefore } = await changedIsland();
    const after = await offersOf(path);
    expect(after.map(withoutBrief)).toEqual(before.map(withoutBrief));
    expect(after).toMatchObject(
      before.map(() => ({
        forEarlierBrief: true,
        pricedFor: { boothSize: "20x20", changed: ["boothSize"] },
      })),
    );
    const rows = ({ text }: { text: string }) =>
      (parse(text, { bom: true }) as string[][]).filter(([name]) => name !== "Brief");
    const csv = await exhibitor.get(`${path}/comparison.csv`);
    expect(rows(csv)).toEqual(rows(csvBefore));
    expect(csv.text).toMatch(/Priced before your change, for 20.×.20.ft/);
    const { body: responses } = await exhibitor.get(`${path}/responses`);
    expect(responses).toMatchObject(before.map(() => ({ pricedFor: { boothSize: "20x20" } })));
  });

  test("a confirmed quote is for the brief as it is; the others have no place beside it", async () => {
    const { path, version, responseId } = await changedIsland();
    await builder.send("POST", `/api/quote-responses/${responseId}/confirm`, { version });
    const [first, ...others] = await offersOf(path);
    expect(first).toMatchObject({
      responseId,
      forEarlierBrief: false,
      rank: { from: 1, to: 1 },
      pricedFor: { version, boothSize: "20x30", changed: [] },
      sameScope: { fills: [] },
    });
    expect(others).toMatchObject(others.map(() => ({ forEarlierBrief: true, rank: null })));
  });

  test("the dashboard's lowest amount is of quotes for the brief as it is", async () => {
    const { requestId, responseId } = await app.given("offered", { userId: ada.id });
    const path = `/api/quote-requests/${requestId}`;
    const best = async () =>
      (await exhibitor.get("/api/dashboard/quotes?limit=100")).body.quotes.find(
        ({ id }: { id: string }) => id === requestId,
      ).bestAmount;
    expect(await best()).toBe(42_000_00);
    await change(path, 1, { boothSize: "30x40" });
    expect(await best()).toBeNull();
    await builder.send("POST", `/api/quote-responses/${responseId}/confirm`, { version: 2 });
    expect(await best()).toBe(42_000_00);
  });
});

test("what the exhibitor struck is in no comparison, however many quotes include it [R08]", async () => {
  const path = await givenIsland(app);
  const { body: before } = await exhibitor.get(path);
  const scope = { added: [], struck: ["shipping"] };
  expect(before.scopeEdits.struck).toEqual([]);
  expect((await exhibitor.send("PUT", `${path}/scope`, scope)).status).toBe(200);
  const { body } = await exhibitor.get(`${path}/comparison`);
  expect(body.scope).toContainEqual(
    expect.objectContaining({ category: "shipping", asked: false, standing: "apart" }),
  );
});

describe("accepting a quote that was priced for another booth [W01]", () => {
  const letters = (requestId: string, kind: string) =>
    app.sql("select letter from message where quote_request_id = $1 and kind = $2", [
      requestId,
      kind,
    ]);
  async function earlier() {
    const { requestId, responseId } = await app.given("offered", { userId: ada.id });
    const path = `/api/quote-requests/${requestId}`;
    const { body: request } = await exhibitor.get(path);
    await change(path, 1, { boothSize: "30x40", budget: "150000+" });
    return { requestId, responseId, path, size: request.boothSize };
  }

  test("its builder is asked to update the price, by one email a day", async () => {
    const { requestId, responseId, path } = await earlier();
    const ask = () => exhibitor.send("POST", `/api/quote-responses/${responseId}/ask-update`);
    expect(await ask()).toMatchObject({ status: 200, body: { updateAskedAt: expect.any(String) } });
    expect(await ask()).toMatchObject({
      status: 409,
      body: { type: "/problems/price-already-asked" },
    });
    const [mail, ...more] = await letters(requestId, "update-asked");
    expect(more).toEqual([]);
    const { text } = await renderLetter((mail as { letter: Letter }).letter, site);
    expect(text).toMatch(/Price is for: .+\n.*Brief now: 30.×.40.ft/);
    expect(text).toContain("Changed since the price: booth size, budget");
    await app.sql(
      "update quote_response set update_asked_at = update_asked_at - interval '1 day' where id = $1",
      [responseId],
    );
    expect((await ask()).status).toBe(200);
    expect(await letters(requestId, "update-asked")).toHaveLength(2);

    await builder.send("POST", `/api/quote-responses/${responseId}/confirm`, { version: 2 });
    expect((await exhibitor.get(`${path}/responses`)).body).toMatchObject([
      { updateAskedAt: null, forEarlierBrief: false },
    ]);
    expect(await ask()).toMatchObject({
      status: 409,
      body: { type: "/problems/quote-up-to-date" },
    });
  });

  test.each([
    ["as before", undefined],
    ["with a revision", { revision: 1 }],
  ])(
    "a client that accepts %s still can; its record, the builder's email and the paper name both briefs",
    async (_, body) => {
      const { requestId, responseId, path, size } = await earlier();
      const accepted = await exhibitor.send(
        "POST",
        `/api/quote-responses/${responseId}/accept`,
        body,
      );
      expect(accepted.status).toBe(200);
      for (const kind of ["acceptance-record", "response-accepted"]) {
        const [mail] = await letters(requestId, kind);
        const { text } = await renderLetter((mail as { letter: Letter }).letter, site);
        expect(text).toMatch(/Price is for: .+\n.*Brief now: 30.×.40.ft/);
        expect(text).toContain("before");
      }
      const paper = await exhibitor.get(`${path}/accepted-quote.pdf`);
      expect(textOfPdf(paper.bytes)).toMatch(/Price is for/);
      const { body: list } = await exhibitor.get("/api/dashboard/quotes?limit=100");
      expect(list.quotes.find(({ id }: { id: string }) => id === requestId)).toMatchObject({
        acceptedFor: { boothSize: size, changed: ["boothSize", "budget"] },
      });
      const admin = await app.as(max);
      const { text: file } = await admin.get("/api/admin/quotes.csv");
      const rows = parse(file, { bom: true, columns: true }) as Record<string, string>[];
      expect(rows.find(({ Id }) => Id === requestId)).toMatchObject({
        "Booth size": "30x40",
        "Booth the accepted amount is for": size,
      });
      const { body: log } = await admin.get(`/api/admin/audit?kind=quote-request&id=${requestId}`);
      expect(JSON.stringify(log)).toContain("accepted a quote for version 1 of the brief");
    },
  );
});

describe("a quote of nothing [Y09]", () => {
  const offer = async (quotedAmount: number) => {
    const { requestId } = await app.given("sent", { userId: ada.id });
    const sent = await builder.send("POST", "/api/quote-responses", {
      quoteRequestId: requestId,
      quotedAmount,
    });
    expect(sent).toMatchObject({ status: 201, body: { quotedAmount } });
    return { requestId, responseId: sent.body.id as string };
  };
  const standing = async (requestId: string) =>
    (await exhibitor.get("/api/dashboard/quotes?limit=100")).body.quotes.find(
      ({ id }: { id: string }) => id === requestId,
    );
  const accept = (id: string) =>
    exhibitor.send("POST", `/api/quote-responses/${id}/accept`, { revision: 1 });

  test("is taken and answered as sent, needs more information, and is not accepted", async () => {
    const { requestId, responseId } = await offer(0);
    expect(await standing(requestId)).toMatchObject({
      standing: "quotes-unpriced",
      bestAmount: null,
      timeLine: { quotes: { received: 0 } },
    });
    expect(await accept(responseId)).toMatchObject({
      status: 409,
      body: { type: "/problems/quote-without-price" },
    });
    const [mail] = await app.sql(
      "select letter from message where quote_request_id = $1 and kind = 'response-received'",
      [requestId],
    );
    const { subject } = await renderLetter((mail as { letter: Letter }).letter, site);
    expect(subject).toContain("needs more information");
  });

  test.each([1, 99_99])(
    "of %d cents is read and accepted, and counts for no target",
    async (cents) => {
      const { requestId, responseId } = await offer(cents);
      expect(await standing(requestId)).toMatchObject({
        standing: "quotes-to-decide",
        bestAmount: cents,
        timeLine: { quotes: { received: 0 } },
      });
      expect((await accept(responseId)).status).toBe(200);
    },
  );

  test("of 100 dollars counts", async () => {
    const { requestId } = await offer(100_00);
    expect(await standing(requestId)).toMatchObject({ timeLine: { quotes: { received: 1 } } });
  });
});
