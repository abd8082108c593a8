import { expect, test } from "vitest";
import type { MyProjectBody } from "../../app-server/contract/portfolio/project-form.ts";
import { projectFacts } from "./view-project.tsx";

const project = {
  client: "Beacon Ltd",
  industry: "Energy",
  location: "Hanover",
  year: 2025,
  eventName: "Hannover Messe",
  projectType: "Island Booth",
  size: "30x40",
  budget: "$1,000,000+",
} as unknown as MyProjectBody;

const valuesOf = (facts: object) =>
  projectFacts({ ...project, ...facts } as MyProjectBody).map(({ value }) => value);

test("a project's facts are what it says [L05]", () => {
  const said = valuesOf({});
  expect(said).not.toContain("Not specified");
  expect(said.slice(0, 3)).toEqual(["Beacon Ltd", "Energy", "Hanover"]);
});

test("what a project does not say is Not specified [L05]", () => {
  const nothing = { client: null, industry: "", location: null, year: null };
  const bare = { ...nothing, eventName: null, projectType: null, size: "" };
  const said = valuesOf(bare);
  expect(said.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => "Not specified"));
  expect(said[7]).toContain("1,000,000");
});
