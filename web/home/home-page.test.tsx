import type { ComponentType } from "react";
import { beforeAll, expect, test } from "vitest";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import HomePage from "./home-page.tsx";

beforeAll(untilChunksLoaded);

type Given = { loaderData: { lists: undefined; claims: object; voices: object[] } };
const Page = HomePage as ComponentType<object> as ComponentType<Given>;
const linesOfHome = (isIllustrative: boolean, voices: object[] = []) =>
  linesOf(
    written(
      <Page
        loaderData={{
          lists: undefined,
          claims: { stats: [], isIllustrative, required: "none" },
          voices,
        }}
      />,
    ),
  );

test("without samples the home page names no invented exhibitor or voice [A12] [W13]", () => {
  const lines = linesOfHome(false);
  expect(lines).toContain("Reviews will appear here.");
  expect(lines.join("\n")).not.toMatch(/sample|Ines Halden|Calder Foods/i);
  expect(linesOfHome(true)).toEqual(
    expect.arrayContaining(["Booths for exhibitors like these (sample names)", "Ines Halden"]),
  );
});

test("the newest reviews with a company are shown in place of samples [S11]", () => {
  const voice = (id: string) => ({
    id,
    text: "It stood.",
    company: `Company ${id}`,
    overall: 4,
    facts: { show: "CES" },
    builderId: "b",
    builderName: "Acme",
  });
  const voices = ["1", "2", "3"].map(voice);
  const lines = linesOfHome(false, voices);
  expect(lines).toEqual(
    expect.arrayContaining(["The newest reviews of completed projects.", "Company 1"]),
  );
  expect(lines.join(" ")).toContain("4 of 5 for Acme, CES");
  expect(linesOfHome(true, voices).join(" ")).not.toContain("Company 1");
});
