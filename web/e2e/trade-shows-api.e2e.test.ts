import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

const lists = ["tags", "imageGallery", "floorPlanMap"];
const fields = [
  "notionId",
  "title",
  "description",
  "body",
  "industry",
  "city",
  "state",
  "region",
  "year",
  "venue",
  "startDate",
  "endDate",
  "status",
  "tags",
  "featured",
  "featuredImage",
  "imageGallery",
  "floorPlanMap",
  "expectedAttendees",
  "boothCostRange",
  "registrationDeadline",
  "registrationLink",
  "eventWebsite",
  "scheduleAgenda",
  "keySpeakersExhibitors",
  "previousYearStats",
  "contactInformation",
];

type Show = Record<string, unknown> & { id: string; title: string; startDate: string | null };

browserTest("the calendar is one list of whole shows [N04] [N09]", async ({ app }) => {
  const response = await fetch(`${app.origin}/api/trade-shows`);
  const shows: Show[] = await response.json();
  expect(shows.length).toBeGreaterThan(39);
  for (const show of shows) {
    expect(show.id).toBe(show.notionId);
    for (const field of fields) {
      expect(show).toHaveProperty(field);
      expect(show[field]).not.toBe("");
      if (lists.includes(field)) expect(show[field]).toBeInstanceOf(Array);
    }
  }
  expect(shows.some((show) => show.venue === null && show.boothCostRange === null)).toBe(true);
  const starts = shows.map(({ startDate }) => startDate ?? "9999");
  expect(starts).toEqual(starts.toSorted());

  const one = await fetch(`${app.origin}/api/trade-shows/${shows[3]?.id}`);
  expect(await one.json()).toEqual(shows[3]);
  for (const id of ["nope", "0190f000-0000-7000-8000-000000000001"]) {
    const missing = await fetch(`${app.origin}/api/trade-shows/${id}`);
    expect([missing.status, (await missing.json()).message]).toEqual([404, "Trade show not found"]);
  }

  const etag = response.headers.get("etag") ?? "";
  const headers = { "if-none-match": etag };
  expect((await fetch(`${app.origin}/api/trade-shows`, { headers })).status).toBe(304);
});

browserTest("with a query the list is narrowed and paged [N04]", async ({ app }) => {
  const get = async (query: string) => {
    const response = await fetch(`${app.origin}/api/trade-shows${query}`);
    const body: Show[] = await response.json();
    const total = response.headers.get("x-total-count");
    return { status: response.status, body, total, link: response.headers.get("link") };
  };
  const { body: whole } = await get("");
  const wanted = whole.filter(({ status }) => status === "registration-open");
  const first = await get("?status=registration-open&limit=5");
  expect(first).toMatchObject({ total: `${wanted.length}`, body: wanted.slice(0, 5) });
  const [, next = ""] = /<\/api\/trade-shows(.*)>; rel="next"/.exec(first.link ?? "") ?? [];
  expect((await get(next)).body).toEqual(wanted.slice(5, 10));
  expect(await get("?page=2")).toMatchObject({ body: whole.slice(12, 24) });
  const last = await get(`?page=${Math.ceil(whole.length / 12)}`);
  expect(last.link).toBeNull();
  expect((await get("?search=lAs%20VEGAS,%20nev")).body).toEqual(
    whole.filter(({ city }) => city === "Las Vegas"),
  );
  for (const bad of ["?limit=0", "?limit=x", "?search=a&search=b", `?city=${"x".repeat(101)}`]) {
    expect((await get(bad)).status).toBe(400);
  }
});

browserTest("shows come as iCalendar files, one or all that are wanted", async ({ app }) => {
  const get = async (path: string) => {
    const response = await fetch(`${app.origin}${path}`);
    return { response, text: await response.text() };
  };
  const shows: Show[] = await (await fetch(`${app.origin}/api/trade-shows`)).json();
  const ces = shows.find(({ title }) => title === "CES");
  const one = await get(`/trade-shows/${ces?.id}.ics`);
  expect(one.response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(one.text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  const compact = `${ces?.startDate}`.replaceAll("-", "");
  expect(one.text).toContain(`\r\nDTSTART;VALUE=DATE:${compact}\r\n`);
  // a line longer than 75 bytes goes on in the next one
  expect(one.text.replaceAll("\r\n ", "")).toContain(`/trade-shows/${ces?.id}`);

  const dated = shows.filter(({ startDate }) => startDate !== null);
  const all = await get("/trade-show-calendar.ics");
  expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(dated.length);
  for (const line of all.text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const vegas = await get("/trade-show-calendar.ics?city=Las+Vegas&industry=technology");
  const wanted = dated.filter(
    (each) => each.city === "Las Vegas" && each.industry === "technology",
  );
  expect(vegas.text.match(/BEGIN:VEVENT/g)).toHaveLength(wanted.length);

  const undated = shows.find(({ startDate }) => startDate === null);
  expect((await get(`/trade-shows/${undated?.id}.ics`)).response.status).toBe(404);
  expect((await get("/trade-shows/nope.ics")).response.status).toBe(404);
});
