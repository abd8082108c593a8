import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { Carousel } from "../../ui/media/carousel.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { empty, picture } from "./project-gallery.css.ts";

/** A project's pictures, each once, the main one first. */
export function ProjectGallery({ project }: { project: ViewedProjectBody }) {
  const { mainImage, projectImages, title } = project;
  const images = [...new Set([...(mainImage ? [mainImage] : []), ...projectImages])];
  if (images.length === 0) return <div className={empty}>No images available</div>;
  return (
    <Carousel
      label={`Pictures of ${title}`}
      slides={images.map((src, index) => ({
        key: src,
        content: (
          <Picture
            className={picture}
            src={src}
            alt={`${title}, view ${index + 1} of ${images.length}`}
            height={640}
            eager={index === 0}
            sizes="(min-width: 64rem) 48rem, 100vw"
          />
        ),
      }))}
    />
  );
}
