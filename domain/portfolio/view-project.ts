import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { ProjectId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { NearProjects, PortfolioProject, ProjectBuilder } from "./portfolio-project.ts";
import type { PortfolioRepository } from "./ports.ts";
import type { ProjectNotFound } from "./refusals.ts";

type Viewed = { project: PortfolioProject; builder: ProjectBuilder | null; near: NearProjects };

/** A visitor opens a published project; its builder and admins open it in any state. */
export function viewProject({ portfolio }: { portfolio: PortfolioRepository }) {
  return async ({
    id,
    by,
  }: {
    id: ProjectId;
    by: Principal;
  }): Promise<Result<Viewed, ProjectNotFound>> => {
    const [found, near] = await Promise.all([portfolio.find(id), portfolio.findNear(id)]);
    if (!found) return refuse({ kind: "portfolio-project-not-found" });
    const { reviewState, builderId, public: isPublic } = found.project;
    const isPublished = reviewState === "approved" && isPublic;
    const isOwn = by.kind === "member" && by.builder !== null && by.builder.id === builderId;
    if (isPublished || isOwn || isAdmin(by)) return ok({ ...found, near });
    return refuse({ kind: "portfolio-project-not-found" });
  };
}
