import type { UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

type Embla = UseEmblaCarouselType[1];

/** Advances a carousel every `advanceMs`, unless it is hovered, focused or stopped. */
export function useCarouselTurns(embla: Embla, advanceMs: number | undefined) {
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isTurning = advanceMs !== undefined && !isPaused && !isHeld;

  useEffect(() => {
    if (advanceMs && matchMedia("(prefers-reduced-motion: reduce)").matches) setPaused(true);
  }, [advanceMs]);

  useEffect(() => {
    if (!embla || !isTurning) return;
    const timer = setInterval(() => document.hidden || embla.scrollNext(), advanceMs);
    return () => clearInterval(timer);
  }, [embla, isTurning, advanceMs]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    isTurning,
    isPaused,
    toggle: () => setPaused((was) => !was),
    /** For the element around the slides. */
    rests: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
