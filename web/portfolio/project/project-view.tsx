import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { ShareButton } from "../../page/share-button.tsx";
import { Breadcrumb } from "../../ui/data/breadcrumb.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { BuiltBy } from "./built-by.tsx";
import { ProjectDetails } from "./project-details.tsx";
import { ProjectGallery } from "./project-gallery.tsx";
import { ProjectSections } from "./project-sections.tsx";
import * as styles from "./project-view.css.ts";
import { SimilarProject } from "./similar-project.tsx";

const trail = [
  { label: "Home", to: "/" },
  { label: "Portfolio", to: "/portfolio" },
];

/** A project's page: pictures and story, facts, builder, and a call to action. */
export function ProjectView({ project }: { project: ViewedProjectBody }) {
  const { title, client, year, location, featured, builder } = project;
  return (
    <Container>
      <article>
        <Breadcrumb trail={trail} current={title} />
        <header className={styles.header}>
          <div className={styles.titles}>
            {client && (
              <Text size="label" tone="accent">
                {client}
              </Text>
            )}
            <Heading level={1}>{title}</Heading>
            <div className={styles.facts}>
              {year && <span>{year}</span>}
              {location && <span>{location}</span>}
              {featured && <Badge tone="positive">Featured</Badge>}
            </div>
          </div>
          <div className={styles.actions}>
            <FavouriteButton itemType="portfolio_project" itemId={project.id} name={title} />
            <ShareButton title={title} />
          </div>
        </header>
        <div className={styles.columns}>
          <div className={styles.story}>
            <ProjectGallery project={project} />
            <div className={styles.lead}>
              <RichText html={project.description} />
            </div>
            <ProjectSections project={project} />
          </div>
          <aside className={styles.aside} aria-label="About this project">
            <ProjectDetails project={project} />
            {builder && <BuiltBy builder={builder} />}
            <SimilarProject title={title} builderName={builder?.name ?? null} />
          </aside>
        </div>
      </article>
    </Container>
  );
}
