import { type ComponentProps, lazy, Suspense } from "react";
import { FilesSkeleton } from "./files-skeleton.tsx";

const RequestFiles = lazy(() => import("./request-files.tsx"));

/** The files of a request: their script loads where they are shown. */
export function LazyFiles(props: ComponentProps<typeof RequestFiles>) {
  return (
    <Suspense fallback={props.show === "offer" ? <FilesSkeleton /> : null}>
      <RequestFiles {...props} />
    </Suspense>
  );
}
