import type { Page } from "playwright-core";
import { expect } from "vitest";
import type {
  BuilderBody,
  ViewedBuilderBody,
} from "../../app-server/contract/builders/builders.ts";
import { callApi } from "./call-api.ts";
import { hurryRetries } from "./hurry-retries.ts";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

const listFields = [
  "notionId",
  "name",
  "public",
  "companyLogo",
  "city",
  "state",
  "country",
  "region",
  "specialties",
  "industriesServed",
  "teamSize",
  "description",
  "rating",
  "ratingSource",
  "featuredBuilder",
  "portfolioImages",
  "yearsInBusiness",
  "completedProjects",
  "minimumProjectBudget",
  "maximumProjectBudget",
  "phone",
  "email",
  "website",
  // the second document's list
  "id",
  "reviewCount",
  "location",
];
const viewFields = [...listFields, "featuredProjectImages", "servicesOffered", "coverageAreas"];
const read = (page: Page) => callApi<BuilderBody[]>(page, "GET", "/api/builders");

browserTest(
  "the list and one builder carry every field by its name [N03] [N09]",
  async ({ visitor: { page } }) => {
    const builders = await read(page);
    expect(builders).toHaveLength(30);
    for (const builder of builders) {
      expect(Object.keys(builder)).toEqual(expect.arrayContaining(listFields));
      expect(Object.values(builder)).not.toContain(undefined);
      expect(builder.notionId).toBe(builder.id);
    }
    const lakeshore = builders.find(({ name }) => name.startsWith("Lakeshore"));
    expect(lakeshore).toMatchObject({
      website: null,
      companyLogo: null,
      location: "Chicago, Illinois, United States",
    });
    const one = await callApi<ViewedBuilderBody>(page, "GET", `/api/builders/${lakeshore?.id}`);
    expect(Object.keys(one)).toEqual(expect.arrayContaining(viewFields));
    expect(one).toMatchObject({ ...lakeshore });
    expect(JSON.stringify(builders)).not.toContain("builder@example.com");
  },
);

browserTest(
  "the small list has seven fields and the source of the rating, in the same order [N03] [N09] [S06]",
  async ({ visitor: { page } }) => {
    const small = await callApi<{ id: string }[]>(page, "GET", "/api/exhibit-builders");
    const fields = [
      "id",
      "name",
      "location",
      "rating",
      "reviewCount",
      "ratingSource",
      "description",
      "specialties",
    ];
    for (const each of small) expect(Object.keys(each).sort()).toEqual([...fields].sort());
    expect(small.map(({ id }) => id)).toEqual((await read(page)).map(({ id }) => id));
    const two = await page.request.get("/api/exhibit-builders?limit=2&page=2");
    expect(await two.json()).toEqual(small.slice(2, 4));
    expect(two.headers().link).toContain('limit=2&page=3>; rel="next"');
  },
);

browserTest(
  "no page is at another address, and odd parameters are refused [N03]",
  async ({ visitor: { page } }) => {
    for (const id of ["nobody", "019b0000-5b01-7000-8000-000000000000"]) {
      const answer = await page.request.get(`/api/builders/${id}`);
      expect(answer.status()).toBe(404);
      expect((await answer.json()).message).toBe("Builder not found");
    }
    for (const query of ["limit=0", "limit=x", `search=${"x".repeat(201)}`, "region=a&region=b"]) {
      const answer = await page.request.get(`/api/builders?${query}`);
      expect(answer.status(), query).toBe(400);
      expect(answer.headers()["content-type"]).toContain("problem+json");
    }
  },
);

browserTest(
  "with a query the list is filtered, counted and paged [N03]",
  async ({ visitor: { page } }) => {
    const builders = await read(page);
    const inEurope = builders.filter(({ region }) => region === "Europe");
    const first = await page.request.get("/api/builders?region=Europe&limit=4");
    expect(await first.json()).toEqual(inEurope.slice(0, 4));
    expect(first.headers()["x-total-count"]).toBe(`${inEurope.length}`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers().link ?? "")?.[1] ?? "";
    expect(await callApi(page, "GET", next)).toEqual(inEurope.slice(4, 8));
    const all = await page.request.get("/api/builders?region=all&limit=10000");
    expect(await all.json()).toEqual(builders);
    expect(all.headers().link).toBeUndefined();
  },
);

browserTest(
  "the whole list is prepared, and not sent twice [N03]",
  async ({ visitor: { page } }) => {
    const first = await page.request.get("/api/builders");
    const { etag = "", "cache-control": caching } = first.headers();
    expect(caching).toBe("no-cache");
    expect(first.headers()["content-encoding"]).toBe("br");
    const again = await page.request.get("/api/builders", { headers: { "if-none-match": etag } });
    expect(again.status()).toBe(304);
    expect(await again.text()).toBe("");
  },
);

browserTest(
  "reads of builders send cookies, stay for ten minutes, and are tried thrice [N10]",
  async ({ visitor: { page, visit, expectComplaint } }) => {
    expectComplaint(/503/);
    let calls = 0;
    const url = (await visit("/how-it-works")).url();
    await page.evaluate(hurryRetries);
    await page.context().addCookies([{ name: "probe", value: "1", url }]);
    const cookies: (string | undefined)[] = [];
    await page.route("**/api/builders/search**", async (route) => {
      calls += 1;
      cookies.push((await route.request().allHeaders()).cookie);
      if (calls < 3) await route.fulfill({ status: 503, body: "" });
      else await route.continue();
    });
    const open = async (name: string) =>
      page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await open("Our Builders");
    await page.getByRole("article").first().waitFor();
    expect(calls).toBe(3);
    for (const cookie of cookies) expect(cookie).toContain("probe=1");
    await open("How It Works");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await open("Our Builders");
    await page.getByRole("article").first().waitFor();
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    expect(calls).toBe(3);
  },
);
