import type { PortfolioProject } from "../../../domain/portfolio/portfolio-project.ts";
import {
  type PortfolioProjectRow,
  PortfolioProjectTable,
} from "../schema/content/portfolio-project.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";

const computed = ["booth_area", "terms"] as const;
const further = ["notion_id", "featured_requested"] as const;

type Computed = (typeof computed)[number];
type Further = (typeof further)[number];

const codec = rowCodec<PortfolioProjectRow, Computed | Further>(PortfolioProjectTable, [
  ...computed,
  ...further,
]);

/** Builds a project from its row. Long texts were sanitized before they were stored. */
export function toPortfolioProject(
  row: Omit<JsonRow<PortfolioProjectRow>, Computed>,
): PortfolioProject {
  return codec.toRecord(row);
}

/** The row of a project. `notionId`: id of the source's page it was imported from. */
export function toPortfolioProjectRow(
  project: PortfolioProject,
  {
    notionId = null,
    featuredRequested = false,
  }: { notionId?: string | null; featuredRequested?: boolean } = {},
): Omit<PortfolioProjectRow, Computed> {
  const row = codec.toRow(project);
  return { ...row, notion_id: notionId, featured_requested: featuredRequested };
}
