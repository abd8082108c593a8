import { useSyncExternalStore } from "react";
import { minuteMs } from "../../domain/shared/time/time-units.ts";
import { browserNow } from "./browser-now.ts";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for the whole page. */
function subscribe(onChange: () => void) {
  listeners.add(onChange);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, minuteMs / 4);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current minute; null on the server and during hydration, where the time zone is unknown. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(browserNow().getTime() / minuteMs),
    () => null,
  );
  return minute === null ? null : new Date(minute * minuteMs);
}
