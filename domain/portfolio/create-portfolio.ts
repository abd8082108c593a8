import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { feature } from "../shared/feature.ts";
import type { BuilderId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { deleteProject } from "./my-portfolio/delete-project.ts";
import { editProject } from "./my-portfolio/edit-project.ts";
import type { MyProject } from "./my-portfolio/my-project.ts";
import { submitProject } from "./my-portfolio/submit-project.ts";
import type { PortfolioProject } from "./portfolio-project.ts";
import type { PortfolioRepository } from "./ports.ts";
import { listFilteredProjects } from "./search/list-filtered-projects.ts";
import { searchPortfolio } from "./search/search-portfolio.ts";
import type { ShowcaseProject } from "./showcase-project.ts";
import { viewProject } from "./view-project.ts";

/** Projects per read. */
const showcasePageSize = 12;

/** A visitor browses all published projects, newest first. */
function browseShowcase({ portfolio }: { portfolio: PortfolioRepository }) {
  return ({ after }: { after: string | null }): Promise<Page<ShowcaseProject>> =>
    portfolio.showcase({ limit: showcasePageSize, after });
}

/** The use cases: projects and their search. */
export const createPortfolio = feature({
  listPortfolio,
  searchPortfolio,
  listFilteredProjects,
  browseShowcase,
  portfolioVersion,
  viewProject,
  listProjectsOfBuilder,
  listOwnProjects,
  submitProject,
  editProject,
  deleteProject,
});

/** A visitor lists all published projects, newest first. */
function listPortfolio({ portfolio }: { portfolio: PortfolioRepository }) {
  return ({ page }: { page: PageRequest }): Promise<Page<PortfolioProject>> => portfolio.list(page);
}

type Input = { builderId: BuilderId; by: Principal; page: PageRequest };

/** A visitor lists a builder's published projects; the builder and admins also see pending and declined ones. */
function listProjectsOfBuilder({ portfolio }: { portfolio: PortfolioRepository }) {
  return ({ builderId, by, page }: Input): Promise<Page<PortfolioProject | MyProject>> => {
    const isOwn = by.kind === "member" && by.builder?.id === builderId;
    if (isOwn || isAdmin(by)) return portfolio.listOwn(builderId, page);
    return portfolio.listOfBuilder(builderId, page);
  };
}

type MyProjects = Page<MyProject> & { total: number };

/** A member lists the projects of their own profile, newest first, whatever their state; none without a profile. */
function listOwnProjects({ portfolio }: { portfolio: PortfolioRepository }) {
  return async ({
    by,
    page,
  }: Omit<Input, "builderId">): Promise<Result<MyProjects, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (!by.builder) return ok({ items: [], next: null, total: 0 });
    return ok(await portfolio.listOwn(by.builder.id, page));
  };
}

/** Version that changes with every change to published projects; a cache key for readers. */
function portfolioVersion({ portfolio }: { portfolio: PortfolioRepository }) {
  return (): Promise<string> => portfolio.version();
}
