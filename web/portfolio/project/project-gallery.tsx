import { Suspense, useState } from "react";
import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { labelOfPicture, picturesOfProject } from "../../../domain/pictures/picture-label.ts";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Carousel } from "../../ui/media/carousel.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { labeled } from "../../ui/media/picture-label.css.ts";
import { blueprintOf, pictureWords } from "../../ui/media/picture-label.ts";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import { blueprint, empty, enlarge, kind, looks, picture, sheets } from "./project-gallery.css.ts";

const EnlargedPictures = lazyComponent(
  async () => (await import("./enlarged-pictures.tsx")).default,
);

/** Text on the kind of all the pictures; those that aren't photos have a label in their corner. */
function kindOf(labels: ReadonlySet<string | undefined>): string {
  const named = [...labels].filter((label) => label !== undefined).join(", ");
  if (named === "") return "Pictures by the builder";
  return labels.has(undefined) ? `Pictures by the builder, others labeled “${named}”` : named;
}

/** A project's pictures without duplicates, the main one first. Pressing one enlarges it. */
export function ProjectGallery({ project }: { project: ViewedProjectBody }) {
  const isAlive = useIsAlive();
  const [isWanted, setWanted] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const [isBlueprint, setBlueprint] = useState(false);
  const { title } = project;
  const images = picturesOfProject(project);
  const wordsOf = (src: string) => pictureWords(src, labelOfPicture(src, project));
  if (images.length === 0) return <div className={empty}>No images available</div>;
  const altOf = (index: number) => `${title}, view ${index + 1} of ${images.length}`;
  const pictureAt = (src: string, index: number) => {
    const blueprint = blueprintOf(src);
    return (
      <span className={`${sheets} ${labeled}`} data-picture={wordsOf(src)}>
        <Picture
          className={picture}
          src={src}
          alt={altOf(index)}
          height={640}
          eager={index === 0}
          sizes="(min-width: 64rem) 48rem, 100vw"
        />
        {blueprint && <BlueprintSheet src={blueprint} isShown={isBlueprint} />}
      </span>
    );
  };
  const labels = new Set(images.map(wordsOf));
  const isDrawn = images.some((src) => blueprintOf(src) !== null);
  return (
    <>
      <Carousel
        label={`Pictures of ${title}`}
        slideName="picture"
        slides={images.map((src, index) => ({
          key: src,
          content: isAlive ? (
            <button
              type="button"
              className={enlarge}
              aria-haspopup="dialog"
              aria-label={`Enlarge ${altOf(index)}`}
              onClick={() => {
                setWanted(true);
                setOpened(index);
              }}
            >
              {pictureAt(src, index)}
            </button>
          ) : (
            pictureAt(src, index)
          ),
        }))}
      />
      <div className={kind}>
        <span>{kindOf(labels)}</span>
        {isDrawn && isAlive && (
          // biome-ignore lint/a11y/useSemanticElements: two looks are no fieldset
          <span role="group" aria-label="How the booth is shown" className={looks}>
            {[true, false].map((look) => (
              <Button
                key={`${look}`}
                size="small"
                tone={look === isBlueprint ? "plain" : "quiet"}
                aria-pressed={look === isBlueprint}
                onClick={() => setBlueprint(look)}
              >
                {look ? "Blueprint" : "Built"}
              </Button>
            ))}
          </span>
        )}
      </div>
      {isWanted && (
        <Suspense>
          <EnlargedPictures
            title={title}
            images={images.map((src, index) => ({ src, alt: altOf(index), words: wordsOf(src) }))}
            opened={opened}
            onOpen={setOpened}
          />
        </Suspense>
      )}
    </>
  );
}

/** The blueprint that wipes over its picture once loaded. Fetched on first use. */
function BlueprintSheet({ src, isShown }: { src: string; isShown: boolean }) {
  const [wasShown, setWasShown] = useState(isShown);
  const [isLoaded, setLoaded] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <img
      className={blueprint}
      src={src}
      alt=""
      width={960}
      height={720}
      data-shown={isShown && isLoaded}
      onLoad={() => setLoaded(true)}
    />
  );
}
