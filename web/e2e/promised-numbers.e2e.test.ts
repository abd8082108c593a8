import { expect } from "vitest";
import { createPostgresPromisePolicies } from "../../adapters/postgres/promise/promise-policies.ts";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { beasBooths } from "../../domain/builder-profiles/examples.ts";
import { seededAppTest as test } from "./seeded-app-test.ts";

/** Numbers of the policy that the product comes with, where a text names quotes, builders or times by them. */
const usual =
  /\b(five|5)( free| vetted| booth| comparable| other)* (quotes|builders|prices)\b|\bfour others\b|\b(24|48) ?(h|hours)\b|24[-–]48|all five|seven builders|than twelve/gi;

/** Words of people and of the past, which no policy changes. */
const told = [
  "We had five prices on one page by Thursday noon.",
  "The first five quotes",
  "has five answers two days later",
];

test("a stored policy with other numbers changes every public page, at once [W33]", async ({
  world,
  app,
}) => {
  const read = async (path: string) => {
    const response = await fetch(`${app.origin}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    const html = (await response.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, " ");
    const head = [...html.matchAll(/content="([^"]*)"/g)].map(([, text]) => text).join(" ");
    const text = `${head} ${html.replaceAll(/<[^>]+>/g, " ")}`.replaceAll(/\s+/g, " ");
    return told.reduce((rest, words) => rest.replaceAll(words, ""), text);
  };
  const [project] = await world.sql<{ id: string }>(
    "select id from portfolio_project where review_state = 'approved' and public limit 1",
  );
  const paths = [
    "/",
    "/how-it-works",
    "/for-builders",
    "/about-us",
    "/contact",
    "/quote",
    "/quote-success",
    "/portfolio",
    "/our-builders",
    "/builder-network",
    "/blog",
    "/trade-show-calendar",
    "/terms-of-service",
    "/privacy-policy",
    "/favourites",
    "/login",
    `/builders/${beasBooths.id}`,
    ...(project ? [`/portfolio/${project.id}`] : []),
  ];
  const before = await Promise.all(paths.map(read));
  // the pages name them, so that the search below finds what it looks for
  expect(before.filter((text) => text.match(usual)).length).toBeGreaterThan(9);
  const policies = createPostgresPromisePolicies(world.newEm());
  const { version, params } = await policies.current();
  const others = { quotesPromised: 9, firstHours: 31, allHours: 77, seats: 8, mostInvited: 13 };
  const next = { ...params, ...others, mode: "auto" as const };
  const stored = await policies.replace(version, { from: testNow(), setBy: null, params: next });
  try {
    for (const path of paths) {
      expect([path, (await read(path)).match(usual)]).toEqual([path, null]);
    }
    const quote = await read("/quote");
    expect(quote).toContain(
      "We invite enough builders to get you nine quotes, never more than 13; the first arrives within 31 hours, all nine within 77.",
    );
    expect(await read("/for-builders")).toContain("Up to eight builders can quote this job.");
    expect(await read("/")).toContain("first quote within 31 hours, all nine within 77");
  } finally {
    const back = { from: testNow(), setBy: null, params };
    await policies.replace(stored.version, back);
  }
});
