import type { ProjectSearchBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { projectPageSize } from "../../../domain/portfolio/search/project-search.ts";
import { formatCount } from "../../format.ts";
import { Text } from "../../ui/text/text.tsx";
import { count } from "./result-count.css.ts";

/** The range shown and the total, announced when it changes. */
export function ResultCount({ found }: { found: ProjectSearchBody }) {
  const { total, totalIsExact, page, projects } = found;
  const all = `${formatCount(total)}${totalIsExact ? "" : "+"}`;
  const first = (page - 1) * projectPageSize + 1;
  const words =
    projects.length === 0
      ? "No projects"
      : `Showing ${first}–${first + projects.length - 1} of ${all} project${total === 1 ? "" : "s"}`;
  return (
    <div className={count} role="status">
      <Text tone="muted" as="span">
        {words}
      </Text>
    </div>
  );
}
