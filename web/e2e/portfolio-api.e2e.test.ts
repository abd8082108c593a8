import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

const fields = [
  "notionId",
  "builderNotionId",
  "title",
  "description",
  "industry",
  "portfolioCategory",
  "client",
  "eventName",
  "size",
  "projectScale",
  "projectType",
  "projectTimeline",
  "status",
  "year",
  "location",
  "featured",
  "createdTime",
  "features",
  "specialFeatures",
  "tags",
  "mainImage",
  "projectImages",
  "videoContent",
  "challengeBrief",
  "ourSolution",
  "technologyUsed",
  "materials",
  "successMetrics",
  "leadGeneration",
  "visitorEngagement",
  "awardsRecognition",
  "clientTestimonial",
];
const lists = ["features", "specialFeatures", "tags", "projectImages", "videoContent"];

browserTest("the portfolio is one list of whole projects [N02] [N09]", async ({ app }) => {
  const response = await fetch(`${app.origin}/api/portfolio`);
  expect(response.headers.get("x-data-source")).toBeNull();
  const projects: Record<string, unknown>[] = await response.json();
  expect(projects.length).toBeGreaterThan(39);
  for (const project of projects) {
    expect(project.id).toBe(project.notionId);
    for (const field of fields) {
      expect(project).toHaveProperty(field);
      expect(project[field]).not.toBe("");
      if (lists.includes(field)) expect(project[field]).toBeInstanceOf(Array);
    }
  }
  const times = projects.map(({ createdTime }) => `${createdTime}`);
  expect(times).toEqual([...times].sort().reverse());

  const etag = response.headers.get("etag") ?? "";
  const again = await fetch(`${app.origin}/api/portfolio`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

browserTest("a project and a builder's projects have addresses [N02]", async ({ app }) => {
  const get = async (path: string) => {
    const response = await fetch(`${app.origin}/api/portfolio${path}`);
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  const { body: whole } = await get("");
  const viewed = (await get(`/${whole[0].id}`)).body;
  const { builder, previous, next: older, similar, ...project } = viewed;
  expect(project).toEqual(whole[0]);
  expect(builder).toMatchObject({ notionId: whole[0].builderNotionId });
  expect([previous, older.id]).toEqual([null, whole[1].id]);
  expect(similar.length).toBe(3);
  const own = await get(`/builder/${whole[0].builderNotionId}`);
  expect(own.body).toEqual(
    whole.filter(
      (each: { builderNotionId: string }) => each.builderNotionId === whole[0].builderNotionId,
    ),
  );
  expect((await get("/builder/nobody")).body).toEqual([]);
  expect((await get("/0190f000-0000-7000-8000-000000000001")).status).toBe(404);

  const page = await get("?industries=Technology&sort=oldest&limit=2");
  expect(page.body).toHaveLength(2);
  expect(page.headers.get("link")).toContain('rel="next"');
  const slice = await get("?limit=5");
  expect(slice.body).toEqual(whole.slice(0, 5));
  const [, next = ""] = /<\/api\/portfolio(.*)>/.exec(slice.headers.get("link") ?? "") ?? [];
  expect((await get(next)).body).toEqual(whole.slice(5, 10));
  expect((await get(`?industries=${"x".repeat(201)}`)).status).toBe(400);
  expect((await get("?industries=%00")).status).toBe(400);
});
