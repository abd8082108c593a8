import { type ComponentProps, lazy, Suspense } from "react";
import type { AwardFields } from "./award-fields.tsx";
import { reserved } from "./late-award-fields.css.ts";

const Fields = lazy(async () => {
  const { AwardFields } = await import("./award-fields.tsx");
  return { default: AwardFields };
});

/** Loads when an exhibitor is about to accept. Its place is reserved, so that no button moves. */
export function LateAwardFields(props: ComponentProps<typeof AwardFields>) {
  return (
    <Suspense fallback={<div className={reserved} />}>
      <Fields {...props} />
    </Suspense>
  );
}
