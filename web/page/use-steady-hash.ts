import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The pause before the page scrolls, in milliseconds. */
const pauseMs = 100;
/** How long the aim is kept while parts of the page are still coming, in milliseconds. */
const steadyMs = 3000;

/** For a page with parts that come late: whoever follows a link to one of its places gets there, and stays there. */
export function useSteadyHash(): void {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== "POP";

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one click on a link from the next
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
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
