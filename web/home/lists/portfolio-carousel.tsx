import { useEffect } from "react";
import type { ShowcaseProjectBody } from "../../../app-server/contract/portfolio/showcase.ts";
import { Link } from "../../ui/action/link.tsx";
import { useCachedMarkup } from "../../ui/cached-markup.tsx";
import { Carousel } from "../../ui/media/carousel.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import { labeled } from "../../ui/media/picture-label.css.ts";
import { pictureWords } from "../../ui/media/picture-label.ts";
import { pictureSources } from "../../ui/media/picture-sources.ts";
import { builderNameOf } from "./builder-name-of.ts";
import { block, builder, picture, slide, title } from "./portfolio-carousel.css.ts";

const advanceMs = 4500;
const sizes = "(min-width: 80rem) 76rem, 100vw";

/** Shown when there are no projects. */
const stockPicture = "/img/booth/island-30x40-s31f-1.svg";

type Props = { projects: readonly ShowcaseProjectBody[] };

/** A carousel of projects with links; one stock picture while there are none. */
export function PortfolioCarousel({ projects }: Props) {
  // load all slides ahead of their turn
  useEffect(() => {
    for (const { imageUrl } of projects) {
      const { style, ...sources } = pictureSources(imageUrl, sizes);
      Object.assign(new Image(), sources);
    }
  }, [projects]);

  if (projects.length === 0) {
    return (
      <div className={slide}>
        <div className={picture}>
          <Photo src={stockPicture} alt="An island booth in a show hall" fills sizes={sizes} />
        </div>
      </div>
    );
  }
  return (
    <Carousel
      label="Booths from the portfolio"
      slideName="project"
      advanceMs={advanceMs}
      slides={projects.map((project) => ({
        key: project.id,
        content: <Slide project={project} />,
      }))}
    />
  );
}

function Slide({ project }: { project: ShowcaseProjectBody }) {
  const content = useCachedMarkup(["slide", project], () => (
    <>
      <div
        className={`${picture} ${labeled}`}
        data-picture={pictureWords(project.imageUrl, project.pictureLabel)}
      >
        <Photo src={project.imageUrl} alt="" fills sizes={sizes} />
      </div>
      <div className={block}>
        <span className={title}>{project.title}</span>
        <span className={builder}>{builderNameOf(project)}</span>
      </div>
    </>
  ));
  return <Link to={`/portfolio/${project.id}`} className={slide} {...content} />;
}
