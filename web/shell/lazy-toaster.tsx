import {
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { onInteraction } from "../lazy/on-interaction.ts";
import { preload } from "../lazy/until-loaded.ts";
import type { ToastRegionProps } from "../ui/feedback/toast-region.ts";
import { addRegion, type ShownToast, toastStore } from "../ui/feedback/toast-store.ts";
import { plain, region } from "../ui/feedback/toaster.css.ts";

const load = async () => (await import("../ui/feedback/toaster.tsx")).Toaster;
const Toaster = lazyComponent(load);

/**
 * The toast region of the page or of a dialog, which is empty and reachable with F8 from the start.
 * Its script loads on the first interaction. If that fails, toasts are shown without it, since they
 * report the failure.
 */
export function LazyToaster({ isInDialog = false }: ToastRegionProps) {
  const { subscribe, read, readRegion, readOnServer } = toastStore;
  const toast = useSyncExternalStore(subscribe, read, readOnServer);
  const chosen = useSyncExternalStore(subscribe, readRegion, readOnServer);
  const id = useId();
  const hasToast = toast !== null;
  const [isWanted, setIsWanted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useLayoutEffect(() => addRegion(id), [id]);
  // load before the first toast, which may be about a lost connection
  useEffect(() => {
    void onInteraction().then(() => preload(load));
  }, []);
  useEffect(() => {
    if (!hasToast) return;
    setIsWanted(true);
    load().catch(() => setHasFailed(true));
  }, [hasToast]);

  if (chosen && chosen !== id) return null;
  const empty = <PlainRegion toast={hasFailed && toast?.open ? toast : null} />;
  return isWanted ? (
    <Suspense fallback={empty}>
      <Toaster isInDialog={isInDialog} />
    </Suspense>
  ) : (
    empty
  );
}

function PlainRegion({ toast }: { toast: ShownToast | null }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const reach = ({ code }: KeyboardEvent) => code === "F8" && list.current?.focus();
    addEventListener("keydown", reach);
    return () => removeEventListener("keydown", reach);
  }, []);
  return (
    <section aria-label="Notifications (F8)" aria-live="polite" style={{ pointerEvents: "none" }}>
      <ol ref={list} tabIndex={-1} className={region}>
        {toast && (
          <li className={plain}>
            <b>{toast.title}</b>
            <span>{toast.description}</span>
            {toast.action && (
              <button type="button" onClick={toast.action.run}>
                {toast.action.label}
              </button>
            )}
          </li>
        )}
      </ol>
    </section>
  );
}
