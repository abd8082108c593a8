import { type ComponentProps, Suspense, useEffect } from "react";
import { late } from "../late/late.tsx";
import { useFirstPress } from "../late/use-first-press.ts";
import { whenNear } from "../late/when-near.ts";
import type { HomeLists } from "./home-lists.tsx";
import { room } from "./home-page.css.ts";

const placeId = "home-lists";

const Lists = late(
  async () => (await import("./home-lists.tsx")).HomeLists,
  () => whenNear(placeId),
);

/** The home page's lists, which come alive as soon as somebody comes near them. */
export function LateHomeLists(props: ComponentProps<typeof HomeLists>) {
  const onAlive = useFirstPress(placeId);
  return (
    <div id={placeId}>
      <Suspense fallback={<div className={room} />}>
        <Lists {...props} />
        <Alive onAlive={onAlive} />
      </Suspense>
    </div>
  );
}

/** Tells when what stands beside it has come alive. */
function Alive({ onAlive }: { onAlive: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onAlive, []);
  return null;
}
