import type { Ids } from "../shared/id.ts";
import type { HtmlSanitiser } from "../shared/text/safe-html.ts";
import type { Clock } from "../shared/time/clock.ts";
import { browseShowcase } from "./browse-showcase.ts";
import { listPortfolio } from "./list-portfolio.ts";
import { listProjectsOfBuilder } from "./list-projects-of-builder.ts";
import { deleteProject } from "./my-portfolio/delete-project.ts";
import { editProject } from "./my-portfolio/edit-project.ts";
import { submitProject } from "./my-portfolio/submit-project.ts";
import { portfolioVersion } from "./portfolio-version.ts";
import type { PortfolioRepository } from "./ports.ts";
import { listFilteredProjects } from "./search/list-filtered-projects.ts";
import { searchPortfolio } from "./search/search-portfolio.ts";
import { viewProject } from "./view-project.ts";

/** Ports that these use cases need. */
export type PortfolioPorts = {
  clock: Clock;
  ids: Ids;
  portfolio: PortfolioRepository;
  sanitise: HtmlSanitiser;
};

/** The use cases: projects and their search. */
export function createPortfolio(ports: PortfolioPorts) {
  return {
    listPortfolio: listPortfolio(ports),
    searchPortfolio: searchPortfolio(ports),
    listFilteredProjects: listFilteredProjects(ports),
    browseShowcase: browseShowcase(ports),
    portfolioVersion: portfolioVersion(ports),
    viewProject: viewProject(ports),
    listProjectsOfBuilder: listProjectsOfBuilder(ports),
    submitProject: submitProject(ports),
    editProject: editProject(ports),
    deleteProject: deleteProject(ports),
  };
}
