import type { ProjectCardBody } from "../../app-server/contract/portfolio/portfolio.ts";
import { FavouriteBatch } from "../favourites/favourite-batch.tsx";
import { FavouriteButton } from "../favourites/favourite-button.tsx";
import { ProjectCard } from "./project-card.tsx";
import { grid } from "./project-grid.css.ts";

/** A page of projects. Pictures of the first row load eagerly. */
export function ProjectGrid({ projects }: { projects: readonly ProjectCardBody[] }) {
  return (
    <FavouriteBatch itemType="portfolio_project" itemIds={projects.map(({ id }) => id)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ul className={grid} role="list">
        {projects.map((project, index) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              isEager={index < 3}
              action={
                <FavouriteButton
                  itemType="portfolio_project"
                  itemId={project.id}
                  name={project.title}
                  shape="floating"
                />
              }
            />
          </li>
        ))}
      </ul>
    </FavouriteBatch>
  );
}
