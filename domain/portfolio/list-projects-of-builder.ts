import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { BuilderId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { OwnProject } from "./my-portfolio/own-project.ts";
import type { PortfolioProject } from "./portfolio-project.ts";
import type { PortfolioRepository } from "./ports.ts";

type Input = { builderId: BuilderId; by: Principal; page: PageRequest };

/** A visitor lists a builder's published projects; the builder and admins also see pending and declined ones. */
export function listProjectsOfBuilder({ portfolio }: { portfolio: PortfolioRepository }) {
  return ({ builderId, by, page }: Input): Promise<Page<PortfolioProject | OwnProject>> => {
    const isOwn = by.kind === "member" && by.builder?.id === builderId;
    if (isOwn || isAdmin(by)) return portfolio.listOwn(builderId, page);
    return portfolio.listOfBuilder(builderId, page);
  };
}
