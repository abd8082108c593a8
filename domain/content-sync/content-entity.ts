import type { BlogPost } from "../blog/blog-post.ts";
import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import { imageOfProject } from "../portfolio/image-of-project.ts";
import type { PortfolioProject } from "../portfolio/portfolio-project.ts";
import type { TradeShow } from "../trade-shows/trade-show.ts";
import { rulesOf } from "./content-fields.ts";
import type { ContentKind } from "./content-kind.ts";
import { emptyOf, type Fields, type FieldValue } from "./field-rule.ts";

/** A builder's own pictures are no part of its profile elsewhere: lists join them with those of its projects. */
export type SyncedBuilder = BuilderProfile & { portfolioImages: string[] };

/** The entity that a source page becomes. */
export type ContentEntity =
  | { kind: "builders"; entity: SyncedBuilder }
  | { kind: "portfolio"; entity: PortfolioProject }
  | { kind: "trade-shows"; entity: TradeShow }
  | { kind: "blog"; entity: BlogPost };

/** Fields of a stored entity, in the form in which they are compared. */
export function fieldsOf({ kind, entity }: ContentEntity): Fields {
  const values = entity as unknown as Record<string, FieldValue | Date>;
  return Object.fromEntries(
    Object.keys(rulesOf(kind)).map((field) => {
      const value = values[field] ?? null;
      return [field, value instanceof Date ? value.toISOString() : value];
    }),
  );
}

/** Values of fields that were never filled in. */
export function emptyFields(kind: ContentKind): Fields {
  return Object.fromEntries(
    Object.entries(rulesOf(kind)).map(([field, rule]) => [field, emptyOf(rule)]),
  );
}

type About = {
  id: string;
  at: Date;
  createdAt: Date;
  former: ContentEntity | null;
  isSample: boolean;
};

const newProfile = { userId: null, reviewState: "approved" };
const newProject = { reviewState: "approved" };

/** The thing itself. What no field says stays as it was; something new has been reviewed already. */
export function entityOf(kind: ContentKind, fields: Fields, about: About): ContentEntity {
  const { id, at, former, isSample } = about;
  const { createdAt: said, ...values } = fields;
  const createdAt = typeof said === "string" ? new Date(said) : about.createdAt;
  const common = { ...former?.entity, ...values, id };
  switch (kind) {
    case "builders": {
      const profile = { ...newProfile, createdAt, ...common } as unknown as SyncedBuilder;
      return { kind, entity: { ...profile, updatedAt: at } };
    }
    case "portfolio": {
      const project = { ...newProject, isSample, ...common } as unknown as PortfolioProject;
      const imageUrl = imageOfProject(project);
      return { kind, entity: { ...project, imageUrl, createdAt, updatedAt: at } };
    }
    case "trade-shows":
      return { kind, entity: common as unknown as TradeShow };
    default:
      return { kind, entity: { ...common, createdAt } as unknown as BlogPost };
  }
}
