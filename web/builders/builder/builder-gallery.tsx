import type { ViewedBuilderBody } from "../../../app-server/contract/builders/builders.ts";
import { LazyCarousel } from "../../page/lazy-carousel.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import { labeled } from "../../ui/media/picture-label.css.ts";
import { pictureWords } from "../../ui/media/picture-label.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { alone } from "../../ui/text/text-link.css.ts";
import { TextLink } from "../../ui/text/text-link.tsx";
import { galleryImages, galleryWords } from "./gallery-images.ts";

/** All pictures of a builder's work; nothing when there are none. */
export function BuilderGallery({ builder }: { builder: ViewedBuilderBody }) {
  const images = galleryImages(builder);
  if (images.length === 0) return null;
  const { name } = builder;
  return (
    <Stack gap="medium" as="section">
      <Inline justify="between">
        <Heading level={2} size="card">
          Complete Image Gallery
        </Heading>
        {builder.portfolioImages.length > 0 && (
          <span className={alone}>
            <TextLink to={`/portfolio?builderIds=${encodeURIComponent(builder.id)}`}>
              See the projects
            </TextLink>
          </span>
        )}
      </Inline>
      <LazyCarousel
        label={`Pictures of ${name}`}
        slideName="picture"
        slides={images.map((src, index) => {
          const { alt, caption, label } = galleryWords(src, index + 1, builder);
          return {
            key: src,
            content: (
              <>
                <div className={labeled} data-picture={pictureWords(src, label)}>
                  <Photo
                    src={src}
                    alt={alt}
                    eager={index === 0}
                    sizes="(min-width: 64rem) 48rem, 100vw"
                  />
                </div>
                {caption && (
                  <Text size="small" tone="muted">
                    {caption}
                  </Text>
                )}
              </>
            ),
          };
        })}
      />
    </Stack>
  );
}
