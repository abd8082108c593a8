import { lazy, Suspense, useEffect, useState } from "react";

const Toaster = lazy(async () => ({ default: (await import("../ui/toaster.tsx")).Toaster }));

/** The toasts' region, fetched once the page is alive: nothing is told in passing before that. */
export function LateToaster() {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
