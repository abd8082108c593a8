import type { ComponentType } from "react";
import { beforeAll, expect, test } from "vitest";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import HomePage from "./home-page.tsx";

beforeAll(untilChunksLoaded);

type Given = { loaderData: { lists: undefined; claims: object } };
const Page = HomePage as ComponentType<object> as ComponentType<Given>;
const linesOfHome = (isIllustrative: boolean) =>
  linesOf(
    written(<Page loaderData={{ lists: undefined, claims: { stats: [], isIllustrative } }} />),
  );

test("without samples the home page names no invented exhibitor or voice [A12] [W13]", () => {
  const lines = linesOfHome(false);
  expect(lines).toContain("Reviews will appear here.");
  expect(lines.join("\n")).not.toMatch(/sample|Ines Halden|Calder Foods/i);
  expect(linesOfHome(true)).toEqual(
    expect.arrayContaining(["Booths for exhibitors like these (sample names)", "Ines Halden"]),
  );
});
