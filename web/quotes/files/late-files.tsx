import { type ComponentProps, lazy, Suspense } from "react";

const RequestFiles = lazy(() => import("./request-files.tsx"));

/** The files of a request: their script loads where they are shown. */
export function LateFiles(props: ComponentProps<typeof RequestFiles>) {
  return (
    <Suspense fallback={null}>
      <RequestFiles {...props} />
    </Suspense>
  );
}
