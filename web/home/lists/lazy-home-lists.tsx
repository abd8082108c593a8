import { type ComponentProps, Suspense } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { onVisible } from "../../lazy/on-visible.ts";
import { room } from "../home-page.css.ts";
import type { HomeLists } from "./home-lists.tsx";

const placeId = "home-lists";

const Lists = lazyComponent(
  async () => (await import("./home-lists.tsx")).HomeLists,
  () => onVisible(placeId),
);

/** The home page's lists, hydrated when near the viewport. */
export function LazyHomeLists(props: ComponentProps<typeof HomeLists>) {
  return (
    <div id={placeId}>
      <Suspense fallback={<div className={room} />}>
        <Lists {...props} />
      </Suspense>
    </div>
  );
}
