import * as z from "zod";
import type {
  NearProjects,
  PortfolioProject,
  ProjectBuilder,
} from "../../../domain/portfolio/portfolio-project.ts";
import { projectFields, sourcedProjectFields } from "../../../domain/portfolio/project-fields.ts";
import { locationRegion } from "../../../domain/portfolio/search/location-region.ts";
import type { ProjectSearch } from "../../../domain/portfolio/search/project-search.ts";
import { bodyOf } from "../fields/body-of.ts";
import { published } from "../published.ts";
import { shownLabel } from "./picture-label.ts";

const text = z.string().nullable();
const texts = z.array(z.string());

/**
 * A portfolio project. `id` and `notionId` are equal. Long texts are sanitized HTML; times are ISO
 * 8601 in UTC.
 */
export const projectBody = z.object({
  id: z.string(),
  notionId: z.string(),
  builderNotionId: text,
  ...bodyOf(projectFields, { only: "public" }),
  ...bodyOf(sourcedProjectFields, { only: "public" }),
  reviewState: z.string(),
  createdTime: z.string(),
  lastEditedTime: z.string(),
  imageUrl: z.string(),
  confirmedPictures: texts.meta({
    description: "The pictures whose exhibitor confirmed that they show the built booth",
  }),
});
export type ProjectBody = z.infer<typeof projectBody>;

/** The builder as its project names it. */
const projectBuilderBody = z.object({
  notionId: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  rating: z.number(),
  specialties: texts,
  companyLogo: text,
});

/** A project as a card of a list: at most three features, and their number. */
export const projectCardBody = projectBody
  .pick({
    id: true,
    title: true,
    client: true,
    industry: true,
    size: true,
    projectType: true,
    location: true,
    year: true,
    featured: true,
    imageUrl: true,
    features: true,
  })
  .extend({ pictureLabel: shownLabel, featureCount: z.int() });
export type ProjectCardBody = z.infer<typeof projectCardBody>;

const neighbor = z.object({ id: z.string(), title: z.string() }).nullable();

/**
 * A project with its builder (null when that profile isn't public), and neighboring and similar
 * projects.
 */
export const viewedProjectBody = projectBody.extend({
  builder: projectBuilderBody.nullable(),
  /** The next newer project of the portfolio, and the next older one. */
  previous: neighbor,
  next: neighbor,
  similar: z.array(projectCardBody),
});
export type ViewedProjectBody = z.infer<typeof viewedProjectBody>;

/** An option of a filter, and the number of projects for it; null is more than 10,000. */
const facet = z.object({ value: z.string(), label: z.string(), count: z.int().nullable() });
const facets = z.array(facet);
export type FacetBody = z.infer<typeof facet> & { region?: string | null };

/** A page of the portfolio, with everything that the surrounding screen shows. */
export const projectSearchBody = z.object({
  projects: z.array(projectCardBody),
  total: z.int(),
  /** False when more than `total` match. */
  totalIsExact: z.boolean(),
  page: z.int(),
  pageCount: z.int(),
  facets: z.object({
    industries: facets,
    exhibitTypes: facets,
    exhibitSizes: facets,
    /** With the part of the world of each; null when unknown. */
    locations: z.array(facet.extend({ region: z.string().nullable() })),
    builderIds: facets,
    features: facets,
    /** "built": with a picture marked as the built booth. */
    pictures: facets,
  }),
  industryCards: z.array(z.object({ name: z.string(), count: z.int() })),
});
export type ProjectSearchBody = z.infer<typeof projectSearchBody>;

export function toProjectBody(project: PortfolioProject): ProjectBody {
  return published<ProjectBody>(projectBody, {
    ...project,
    notionId: project.id,
    builderNotionId: project.builderId,
    createdTime: project.createdAt.toISOString(),
    lastEditedTime: project.updatedAt.toISOString(),
  });
}

export function toViewedProjectBody({
  project,
  builder,
  near,
}: {
  project: PortfolioProject;
  builder: ProjectBuilder | null;
  near: NearProjects;
}): ViewedProjectBody {
  if (!builder) return { ...toProjectBody(project), ...near, builder };
  const { id, ...shown } = builder;
  return { ...toProjectBody(project), ...near, builder: { notionId: id, ...shown } };
}

export function toProjectSearchBody(found: ProjectSearch): ProjectSearchBody {
  const { cards, total, isExact, page, pageCount, facets, industryCounts } = found;
  return {
    projects: cards,
    total,
    totalIsExact: isExact,
    page,
    pageCount,
    facets: {
      ...facets,
      locations: facets.locations.map((each) => ({ ...each, region: locationRegion(each.value) })),
    },
    industryCards: industryCounts,
  };
}
