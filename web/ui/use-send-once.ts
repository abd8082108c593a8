import { type FormEvent, useEffect, useRef } from "react";
import { minuteMs } from "../../domain/shared/time/time-units.ts";

/**
 * Milliseconds to wait for the answer. After that the form can be sent again, because the browser
 * gave up or its reader stopped it.
 */
const patienceMs = minuteMs / 2;

/**
 * The `onSubmit` of a form that the browser itself posts: ignores a second press while waiting for
 * the answer.
 */
export function useSendOnce() {
  const isSent = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Back may restore the page from the back/forward cache
    const start = (event: PageTransitionEvent) => {
      if (event.persisted) isSent.current = false;
    };
    addEventListener("pageshow", start);
    return () => {
      removeEventListener("pageshow", start);
      clearTimeout(timer.current);
    };
  }, []);
  function onSubmit(event: FormEvent) {
    if (isSent.current) return event.preventDefault();
    isSent.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isSent.current = false;
    }, patienceMs);
  }
  return onSubmit;
}
