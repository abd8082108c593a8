import type { Principal } from "../../accounts/principal.ts";
import type { PortfolioProject } from "../portfolio-project.ts";

/** Whether the project is in the caller's own portfolio. */
export function ownsProject(by: Principal, { builderId }: Pick<PortfolioProject, "builderId">) {
  return by.kind === "member" && by.builder !== null && by.builder.id === builderId;
}
