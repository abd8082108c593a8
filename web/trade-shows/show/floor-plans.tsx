import { Suspense, useState } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { ShowPicture } from "../show-picture.tsx";
import { plans } from "./show-view.css.ts";

const EnlargedPictures = lazyComponent(
  async () => (await import("../../portfolio/project/enlarged-pictures.tsx")).default,
);

type Props = { title: string; maps: readonly string[] };

/**
 * A show's floor plans. A press enlarges one over the page; before scripts have loaded, it opens as
 * a picture.
 */
export function FloorPlans({ title, maps }: Props) {
  const [isWanted, setWanted] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Card as="section">
      <CardHeader title="Floor Plans & Booth Maps" />
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ul className={plans} role="list">
        {maps.map((src, index) => (
          <li key={src}>
            <a
              href={src}
              aria-label={`Open floor plan ${index + 1} of ${maps.length}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setWanted(true);
                setOpened(index);
              }}
            >
              <ShowPicture src={src} alt={`Floor plan ${index + 1}`} />
            </a>
          </li>
        ))}
      </ul>
      {isWanted && (
        <Suspense>
          <EnlargedPictures
            title={`Floor plans of ${title}`}
            images={maps.map((src, index) => ({ src, alt: `Floor plan ${index + 1}` }))}
            opened={opened}
            onOpen={setOpened}
          />
        </Suspense>
      )}
    </Card>
  );
}
