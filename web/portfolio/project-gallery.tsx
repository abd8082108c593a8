import type { ViewedProjectBody } from "../../app-server/contract/portfolio.ts";
import { Carousel } from "../ui/carousel.tsx";
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
          <img
            className={picture}
            src={src}
            alt={`${title}, view ${index + 1} of ${images.length}`}
            width={960}
            height={720}
            loading={index === 0 ? "eager" : "lazy"}
            fetchPriority={index === 0 ? "high" : "auto"}
            decoding="async"
          />
        ),
      }))}
    />
  );
}
