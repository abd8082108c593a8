import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { alone } from "../../ui/text/text-link.css.ts";
import { TextLink } from "../../ui/text/text-link.tsx";
import { ProjectCard } from "../project-card.tsx";
import { near, neighbors, older, similarGrid } from "./near-projects.css.ts";

/** Similar projects, and links to the previous and next project of the portfolio. */
export function NearProjects({ project }: { project: ViewedProjectBody }) {
  const { similar, previous, next } = project;
  return (
    <div className={near}>
      {similar.length > 0 && (
        <Stack gap="medium" as="section">
          <Heading level={2}>More like this</Heading>
          {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
          <ul className={similarGrid} role="list">
            {similar.map((each) => (
              <li key={each.id}>
                <ProjectCard project={each} level={3} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {(previous || next) && (
        <nav aria-label="Neighboring projects" className={neighbors}>
          {previous && (
            <span className={alone}>
              <TextLink to={`/portfolio/${previous.id}`}>
                {"← "}
                <Name>{previous.title}</Name>
              </TextLink>
            </span>
          )}
          {next && (
            <span className={older}>
              <span className={alone}>
                <TextLink to={`/portfolio/${next.id}`}>
                  <Name>{next.title}</Name>
                  {" →"}
                </TextLink>
              </span>
            </span>
          )}
        </nav>
      )}
    </div>
  );
}
