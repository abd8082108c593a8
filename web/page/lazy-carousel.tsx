import { type ComponentProps, Suspense } from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { onVisible } from "../lazy/on-visible.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { Carousel } from "../ui/media/carousel.tsx";

const placeId = "gallery";
const maxWaitMs = 3000;

const Late = lazyComponent(
  async () => (await import("../ui/media/carousel.tsx")).Carousel,
  () => Promise.race([onVisible(placeId), new Promise((later) => setTimeout(later, maxWaitMs))]),
);

/**
 * A page's gallery below the fold: hydrated when near the viewport, or after three seconds at the
 * latest.
 */
export function LazyCarousel(props: ComponentProps<typeof Carousel>) {
  return (
    <div id={placeId}>
      <Suspense fallback={<Skeleton shape="picture" />}>
        <Late {...props} />
      </Suspense>
    </div>
  );
}
