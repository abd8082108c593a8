import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, ProjectId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { MyProject } from "./my-portfolio/my-project.ts";
import type {
  NearProjects,
  PortfolioProject,
  ProjectBuilder,
  ProjectCard,
} from "./portfolio-project.ts";
import type { CountedProjects, ProjectQuery } from "./search/project-search.ts";
import type { ShowcaseProject } from "./showcase-project.ts";

/** Stores portfolio projects. "Published" is approved and public. */
export type PortfolioRepository = {
  /** The project in any state, with its builder if approved and public. */
  find(
    id: ProjectId,
  ): Promise<{ project: PortfolioProject; builder: ProjectBuilder | null } | null>;

  /**
   * Published projects related to one in any state: the next newer, the next older, and three
   * similar ones of the newest 300. Constant cost.
   */
  findNear(id: ProjectId): Promise<NearProjects>;

  /** Published projects, newest first. */
  list(page: PageRequest): Promise<Page<PortfolioProject>>;

  /** Published projects as pictures with names, newest first. */
  showcase(page: PageRequest): Promise<Page<ShowcaseProject>>;

  /** A builder's published projects, newest first. */
  listOfBuilder(id: BuilderId, page: PageRequest): Promise<Page<PortfolioProject>>;

  /**
   * A builder's own projects in any state, newest first. `total` counts all pages; 0 when this page
   * is empty.
   */
  listOwn(id: BuilderId, page: PageRequest): Promise<Page<MyProject> & { total: number }>;

  /** The project in any state, as its builder and admins see it. */
  findOwn(id: ProjectId): Promise<MyProject | null>;

  /** Stores a new project and enqueues its review. */
  add(change: { project: MyProject; audit: AuditEntry }): Promise<void>;

  /** Stores the builder's edit of `before`. Throws StaleWriteError when that is not what is stored. */
  change(change: {
    project: MyProject;
    before: MyProject;
    /** Whether an admin has to review the change. */
    isToBeReviewed: boolean;
    audit: AuditEntry;
  }): Promise<void>;

  /** Deletes the project and everything that belongs to it. Idempotent. */
  remove(change: { id: ProjectId; audit: AuditEntry }): Promise<void>;

  /** One page of matching published projects, whole, in the given order. */
  search(query: ProjectQuery): Promise<PortfolioProject[]>;

  /** The same page as cards. */
  searchCards(query: ProjectQuery): Promise<ProjectCard[]>;

  /**
   * The number of matches, and the options of every filter: the hundred most frequent plus the
   * chosen ones. Builders are the public ones, by name; sizes are ordered by area, all else
   * alphabetically. An option's count ignores the card, because choosing it clears the card.
   */
  count(query: Pick<ProjectQuery, "filter" | "cardIndustries">): Promise<CountedProjects>;

  /** Changes with every change to published projects. Constant cost. */
  version(): Promise<string>;
};
