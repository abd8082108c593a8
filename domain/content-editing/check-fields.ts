import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import { isPossibleYear } from "../portfolio/is-possible-year.ts";
import type { ProjectDescriptionEmpty, ProjectYearOutOfRange } from "../portfolio/refusals.ts";
import type { Fields } from "../shared/fields.ts";
import type { BuilderId } from "../shared/id.ts";
import type { EditedKind } from "./edited-kind.ts";
import type { ContentBuilderUnknown } from "./refusals.ts";

export type FieldsRefused = ContentBuilderUnknown | ProjectYearOutOfRange | ProjectDescriptionEmpty;
type Needs = { builders: Pick<BuilderProfileRepository, "findMany"> };

/** Why a kind can't have these fields; null when it can. */
export async function whyNotFields(
  { builders }: Needs,
  kind: EditedKind,
  fields: Fields,
  at: Date,
): Promise<FieldsRefused | null> {
  if (kind !== "portfolio") return null;
  const { year, description, builderId } = fields;
  if (typeof year === "string" && !isPossibleYear(year, at)) {
    return { kind: "project-year-out-of-range" };
  }
  if (!description) return { kind: "project-description-empty" };
  if (typeof builderId !== "string") return null;
  const found = await builders.findMany([builderId as BuilderId]);
  return found.length > 0 ? null : { kind: "content-builder-unknown" };
}
