import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { ProjectId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { PortfolioRepository } from "../ports.ts";
import type { ProjectNotFound } from "../refusals.ts";
import { ownsProject } from "./owns-project.ts";

type DeleteProject = { id: ProjectId; by: Principal };
type Answer = Result<null, NotSignedIn | ProjectNotFound>;

/** A builder deletes their own project for good. */
export function deleteProject({ portfolio }: { portfolio: PortfolioRepository }) {
  return async ({ id, by }: DeleteProject): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const project = await portfolio.findOwn(id);
    if (!project || !ownsProject(by, project))
      return refuse({ kind: "portfolio-project-not-found" });
    const detail = { title: project.title, builderId: project.builderId };
    const audit = { actorId: by.user.id, action: "portfolio-project.deleted", detail };
    await portfolio.remove({ id, audit });
    return ok(null);
  };
}
