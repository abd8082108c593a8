import type { ReactNode } from "react";
import type { ProjectCardBody } from "../../app-server/contract/portfolio/portfolio.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { Link } from "../ui/action/link.tsx";
import { useCachedMarkup } from "../ui/cached-markup.tsx";
import { Picture } from "../ui/media/picture.tsx";
import { labeled } from "../ui/media/picture-label.css.ts";
import { pictureWords } from "../ui/media/picture-label.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Name } from "../ui/text/name.tsx";
import * as styles from "./project-card.css.ts";

type Props = {
  project: ProjectCardBody;
  isEager?: boolean;
  level?: 2 | 3;
  /** An action placed on the picture. */
  action?: ReactNode;
};

/** A project's card: picture, builder, and three features. The whole card is a link. */
export function ProjectCard({ project, isEager = false, level = 2, action }: Props) {
  const { id, title, client, industry, size, projectType, location, year } = project;
  const more = project.featureCount - project.features.length;
  const words = useCachedMarkup(["project", level, project], () => (
    <>
      <p className={styles.client}>
        <Name>{client ?? industry}</Name>
      </p>
      <Heading level={level} size="card">
        <Link to={`/portfolio/${id}`} className={styles.link} viewTransition>
          <Name>{title}</Name>
        </Link>
      </Heading>
      <p className={styles.meta}>
        {[projectType, boothSizeText(size), [location, year].filter(Boolean).join(", ")]
          .filter(Boolean)
          .join("\u00a0· ")}
      </p>
      {project.features.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
        <ul className={styles.features} role="list" aria-label="Features">
          {project.features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
          {more > 0 && <li className={styles.more}>{`+${more} more`}</li>}
        </ul>
      )}
    </>
  ));
  return (
    <article className={styles.card}>
      <div
        className={`${styles.frame} ${labeled}`}
        data-picture={pictureWords(project.imageUrl, project.pictureLabel)}
      >
        <Picture className={styles.picture} src={project.imageUrl} alt="" eager={isEager} />
        {project.featured && <span className={styles.featured}>Featured</span>}
      </div>
      <div className={styles.words} {...words} />
      {action}
    </article>
  );
}
