import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Pause before the page scrolls, in milliseconds. */
const pauseMs = 100;
/** Milliseconds for which the scroll position is kept while parts load. */
const steadyMs = 3000;

/** For pages with lazy parts: keeps a followed hash link in view while they load. */
export function useSteadyHash(): void {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== "POP";

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key differs from one click on a link to the next
  useEffect(() => {
    const id = idIn(hash);
    if (!id || !isFollowed) return;
    const aim = () => document.getElementById(id)?.scrollIntoView();
    const resized = new ResizeObserver(aim);
    const stopped = new AbortController();
    const stop = () => {
      clearTimeout(start);
      clearTimeout(end);
      resized.disconnect();
      stopped.abort();
    };
    const start = setTimeout(() => {
      resized.observe(document.body);
      aim();
    }, pauseMs);
    const end = setTimeout(stop, steadyMs);
    for (const sign of ["wheel", "touchstart", "pointerdown", "keydown"]) {
      addEventListener(sign, stop, { passive: true, signal: stopped.signal });
    }
    return stop;
  }, [key]);
}

/** The id in a hash; an empty text when it can't be decoded, as in "#50%off". */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
