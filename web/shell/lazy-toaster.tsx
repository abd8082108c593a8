import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { onInteraction } from "../lazy/on-interaction.ts";
import { toastStore } from "../ui/feedback/toast-store.ts";
import { region } from "../ui/feedback/toaster.css.ts";

const load = async () => (await import("../ui/feedback/toaster.tsx")).Toaster;
const Toaster = lazyComponent(load);

/** The toast region: empty and reachable with F8 from the start. Its script loads on first interaction. */
export function LazyToaster() {
  const { subscribe, read, readOnServer } = toastStore;
  const hasToast = useSyncExternalStore(subscribe, read, readOnServer) !== null;
  const [isWanted, setIsWanted] = useState(false);

  // ahead of the first toast, which may be about the line that is down
  useEffect(() => {
    onInteraction()
      .then(load)
      .catch(() => {});
  }, []);
  useEffect(() => {
    if (hasToast) setIsWanted(true);
  }, [hasToast]);

  return isWanted ? (
    <Suspense fallback={<EmptyRegion />}>
      <Toaster />
    </Suspense>
  ) : (
    <EmptyRegion />
  );
}

function EmptyRegion() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const reach = ({ code }: KeyboardEvent) => code === "F8" && list.current?.focus();
    addEventListener("keydown", reach);
    return () => removeEventListener("keydown", reach);
  }, []);
  return (
    <section aria-label="Notifications (F8)" aria-live="polite" style={{ pointerEvents: "none" }}>
      <ol ref={list} tabIndex={-1} className={region} />
    </section>
  );
}
