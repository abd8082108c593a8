import { type ComponentProps, Suspense } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { FilesSkeleton } from "./files-skeleton.tsx";

const RequestFiles = lazyComponent(async () => (await import("./request-files.tsx")).default);

/** The files of a request; their script loads when they are shown. */
export function LazyFiles(props: ComponentProps<typeof RequestFiles>) {
  return (
    <Suspense fallback={props.show === "offer" ? <FilesSkeleton /> : null}>
      <RequestFiles {...props} />
    </Suspense>
  );
}
