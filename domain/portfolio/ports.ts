import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, ProjectId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { OwnProject } from "./my-portfolio/own-project.ts";
import type { PortfolioProject, ProjectBuilder, ProjectCard } from "./portfolio-project.ts";
import type { CountedProjects, ProjectQuery } from "./project-search.ts";
import type { ShowcaseProject } from "./showcase-project.ts";

/** Where portfolio projects are kept. Published is approved and public. */
export type PortfolioRepository = {
  /** In any state, with its builder while that one is approved and public. */
  find(
    id: ProjectId,
  ): Promise<{ project: PortfolioProject; builder: ProjectBuilder | null } | null>;

  /** Published ones, newest first. */
  list(page: PageRequest): Promise<Page<PortfolioProject>>;

  /** The same as pictures with names. */
  showcase(page: PageRequest): Promise<Page<ShowcaseProject>>;

  /** A builder's published ones, newest first. */
  listOfBuilder(id: BuilderId, page: PageRequest): Promise<Page<PortfolioProject>>;

  /** A builder's own in any state, newest first. */
  listOwn(id: BuilderId, page: PageRequest): Promise<Page<OwnProject>>;

  /** In any state, as its builder and admins see it. */
  findOwn(id: ProjectId): Promise<OwnProject | null>;

  /** Stores a new one, and puts it before the admins. */
  add(change: { project: OwnProject; audit: AuditEntry }): Promise<void>;

  /** Stores what its builder changed of `before`. Throws StaleWriteError when that is not what is stored. */
  change(change: {
    project: OwnProject;
    before: OwnProject;
    /** There is something for admins to look at. */
    isToBeReviewed: boolean;
    audit: AuditEntry;
  }): Promise<void>;

  /** Removes it with all that hangs on it. Does nothing when it is gone already. */
  remove(change: { id: ProjectId; audit: AuditEntry }): Promise<void>;

  /** A stretch of what is published and wanted, in the wanted order; as whole projects. */
  search(query: ProjectQuery): Promise<PortfolioProject[]>;

  /** The same stretch as cards. */
  searchCards(query: ProjectQuery): Promise<ProjectCard[]>;

  /**
   * How many are wanted, and the values to choose from in every dimension: the hundred most frequent, and those chosen.
   * Builders are the public ones, by name; sizes go by area, everything else by the alphabet. A facet counts what
   * choosing it would leave without the card, because choosing it lets go of the card.
   */
  count(query: Pick<ProjectQuery, "filter" | "cardIndustries">): Promise<CountedProjects>;

  /** Another text after every change of what is published, at no cost that grows. */
  version(): Promise<string>;
};
