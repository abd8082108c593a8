import { type ComponentProps, Suspense } from "react";
import { late } from "../../late/late.tsx";
import { whenNear } from "../../late/when-near.ts";
import { room } from "../home-page.css.ts";
import type { HomeLists } from "./home-lists.tsx";

const placeId = "home-lists";

const Lists = late(
  async () => (await import("./home-lists.tsx")).HomeLists,
  () => whenNear(placeId),
);

/** The home page's lists, which come alive as soon as somebody comes near them. */
export function LateHomeLists(props: ComponentProps<typeof HomeLists>) {
  return (
    <div id={placeId}>
      <Suspense fallback={<div className={room} />}>
        <Lists {...props} />
      </Suspense>
    </div>
  );
}
