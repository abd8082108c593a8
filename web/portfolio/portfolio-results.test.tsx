import { beforeAll, expect, test } from "vitest";
import type { ProjectSearchBody } from "../../app-server/contract/portfolio/portfolio.ts";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { readChoice } from "./filters/portfolio-choice.ts";
import { PortfolioResults } from "./portfolio-results.tsx";

beforeAll(untilChunksLoaded);

const nothing = {
  projects: [],
  total: 0,
  page: 1,
  pageCount: 1,
  industryCards: [
    { name: "Technology", count: 0 },
    { name: "Energy", count: 1 },
  ],
} as unknown as ProjectSearchBody;

const linesAt = (search: string) =>
  linesOf(
    written(
      <PortfolioResults
        choice={readChoice(new URLSearchParams(search))}
        found={nothing}
        hasFailed={false}
        isFetching={false}
        isStale={false}
        choose={() => {}}
      />,
    ),
  );

test("without projects and without a filter nothing speaks of filters, and no card of zero projects [W13]", () => {
  const lines = linesAt("");
  expect(lines).toContain("No projects yet");
  expect(lines.join("\n")).not.toMatch(/filter/i);
  expect(lines).not.toContain("0 projects");
  expect(lines).toContain("1 project");
});

test("a filter that leaves none says so, with a way to clear it [D07]", () => {
  const lines = linesAt("industries=Technology");
  expect(lines).toContain("No projects match your current filters");
  expect(lines).toContain("Clear All Filters");
});
