import type { BlogPost } from "../blog/blog-post.ts";
import type { PostFields } from "../blog/post-fields.ts";
import {
  type BuilderFields,
  builderFields,
  type SourcedBuilderFields,
} from "../builder-profiles/builder-fields.ts";
import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import { importedAs } from "../builder-profiles/shown-rating.ts";
import { withOwnLabels } from "../pictures/picture-label.ts";
import { imageOfProject } from "../portfolio/image-of-project.ts";
import type { PortfolioProject } from "../portfolio/portfolio-project.ts";
import type { ProjectFields } from "../portfolio/project-fields.ts";
import { emptyFieldsOf, type Fields, type FieldValue } from "../shared/fields.ts";
import type { BlogPostId, BuilderId, ProjectId, TradeShowId } from "../shared/id.ts";
import type { ShowFields } from "../trade-shows/show-fields.ts";
import type { TradeShow } from "../trade-shows/trade-show.ts";
import { rulesOf } from "./content-fields.ts";
import type { ContentKind } from "./content-kind.ts";

/**
 * A builder with its own pictures, which profiles elsewhere don't carry: lists join them with those
 * of its projects.
 */
export type SyncedBuilder = BuilderProfile & { portfolioImages: string[] };

/** The entity that a source page becomes. */
export type ContentEntity =
  | { kind: "builders"; entity: SyncedBuilder }
  | { kind: "portfolio"; entity: PortfolioProject }
  | { kind: "trade-shows"; entity: TradeShow }
  | { kind: "blog"; entity: BlogPost };

/** The fields of a stored entity, in the form used for comparison. */
export function fieldsOf({ kind, entity }: ContentEntity): Fields {
  const values: Record<string, FieldValue | Date> =
    kind === "builders"
      ? { ...entity, rating: entity.importedRating, reviewCount: entity.importedReviewCount }
      : entity;
  return Object.fromEntries(
    Object.keys(rulesOf(kind)).map((field) => {
      const value = values[field] ?? null;
      return [field, value instanceof Date ? value.toISOString() : value];
    }),
  );
}

/** Default values of a kind's fields. */
export function emptyFields(kind: ContentKind): Fields {
  return emptyFieldsOf(rulesOf(kind));
}

type About = {
  id: string;
  at: Date;
  createdAt: Date;
  former: ContentEntity | null;
  isSample: boolean;
};

const newProfile = {
  ...emptyFieldsOf(builderFields),
  userId: null,
  reviewState: "approved",
} as const;
const newProject = {
  reviewState: "approved",
  builtPictures: [],
  renderings: [],
  confirmedPictures: [] as string[],
} as const;

/**
 * Builds the entity from its fields. All else stays as it was; a new entity is approved already.
 */
export function entityOf(kind: ContentKind, fields: Fields, about: About): ContentEntity {
  // fields are coerced or stored values: plan-item.test.ts checks that schemas accept them
  switch (kind) {
    case "builders":
      return { kind, entity: builderOf(fields as BuilderFields & SourcedBuilderFields, about) };
    case "portfolio":
      return { kind, entity: projectOf(fields as ProjectFields, about) };
    case "trade-shows":
      return { kind, entity: showOf(fields as ShowFields, about) };
    default:
      return { kind, entity: postOf(fields as PostFields, about) };
  }
}

function builderOf(
  fields: Partial<BuilderFields> & SourcedBuilderFields,
  { id, at, createdAt, former }: About,
): SyncedBuilder {
  const stored = former?.kind === "builders" ? former.entity : null;
  const rated = importedAs(fields.rating, fields.reviewCount);
  return {
    ...newProfile,
    createdAt,
    ...stored,
    ...fields,
    ...rated,
    id: id as BuilderId,
    updatedAt: at,
  };
}

function projectOf(
  fields: ProjectFields,
  { id, at, createdAt, former, isSample }: About,
): PortfolioProject {
  const stored = former?.kind === "portfolio" ? former.entity : null;
  const own = { ...newProject, isSample, ...stored, ...fields, id: id as ProjectId };
  const project = withOwnLabels(own);
  return {
    ...project,
    imageUrl: imageOfProject(project),
    createdAt: creationOf(fields, createdAt),
    updatedAt: at,
  };
}

function showOf(fields: ShowFields, { id, former }: About): TradeShow {
  const stored = former?.kind === "trade-shows" ? former.entity : null;
  return { ...stored, ...fields, id: id as TradeShowId };
}

function postOf(fields: PostFields, { id, createdAt, former }: About): BlogPost {
  const stored = former?.kind === "blog" ? former.entity : null;
  return {
    ...stored,
    ...fields,
    id: id as BlogPostId,
    createdAt: creationOf(fields, createdAt),
  };
}

function creationOf({ createdAt }: { createdAt: string | null }, orElse: Date): Date {
  return createdAt ? new Date(createdAt) : orElse;
}
