import { expect, test } from "vitest";
import { projectFields, sourcedProjectFields } from "../../../domain/portfolio/project-fields.ts";
import { checksOf, columnsOf } from "./columns-of.ts";
import { PortfolioProjectTable } from "./content/portfolio-project.ts";

type Options = { type?: unknown; nullable?: boolean; columnType?: string; defaultRaw?: string };

const { meta } = PortfolioProjectTable;
const stored = meta.properties as Record<string, Options>;

const factsOf = ({ type, nullable = false, columnType, defaultRaw }: Options = {}) => ({
  type: [type].flat().map((each) => (typeof each === "function" ? each.name : `${each}`)),
  nullable,
  columnType,
  defaultRaw,
});

test("a project's columns are those of its fields", () => {
  const { builderId, createdAt, ...sourced } = sourcedProjectFields;
  const declared = columnsOf({ ...projectFields, ...sourced });
  for (const [name, column] of Object.entries(declared)) {
    const { "~options": options } = column as { "~options": Options };
    expect({ name, ...factsOf(stored[name]) }).toEqual({ name, ...factsOf(options) });
  }
});

test("a project's texts and lists are bounded in the database as in its fields", () => {
  const { challengeBrief, ourSolution, successMetrics, clientTestimonial, ...bounded } =
    projectFields;
  expect(meta.checks).toEqual(expect.arrayContaining(checksOf(bounded)));
});
