import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type ReactNode, useEffect, useState } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { carousel, controls, count, slide as slideStyle, strip, view } from "./carousel.css.ts";

type Props = {
  /** Name of the slides, for screen readers. */
  label: string;
  /** Name of one slide, for the buttons: "Next project". */
  slideName: string;
  slides: readonly { key: string; content: ReactNode }[];
  /**
   * Milliseconds after which the next slide is shown; paused on hover and focus, and off with
   * reduced motion.
   */
  advanceMs?: number;
};

/** A looping carousel with buttons, arrow keys and swipes; a scrolling strip without scripts. */
export function Carousel({ label, slideName, slides, advanceMs }: Props) {
  const [frame, embla] = useEmblaCarousel({ loop: true, duration: 20 });
  const [current, setCurrent] = useState(0);
  const turns = useCarouselTurns(embla, advanceMs);

  useEffect(() => {
    if (!embla) return;
    const show = () => setCurrent(embla.selectedScrollSnap());
    show();
    embla.on("select", show).on("reInit", show);
    return () => {
      embla.off("select", show).off("reInit", show);
    };
  }, [embla]);

  const isAlive = embla !== undefined;
  const several = slides.length > 1;
  return (
    <section
      className={carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-alive={isAlive || undefined}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") embla?.scrollPrev();
        if (key === "ArrowRight") embla?.scrollNext();
      }}
      {...turns.rests}
    >
      {/* keyboard users scroll the strip with the arrow keys */}
      <div className={view} ref={frame} tabIndex={isAlive ? undefined : 0}>
        <div className={strip} aria-live={turns.isTurning ? "off" : "polite"}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              key={key}
              className={slideStyle}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={isAlive && index !== current}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className={controls} style={isAlive ? undefined : { visibility: "hidden" }}>
          <span className={count}>{`${current + 1} of ${slides.length}`}</span>
          {advanceMs && (
            <IconButton
              label={turns.isPaused ? "Start moving" : "Stop moving"}
              icon={
                turns.isPaused ? (
                  <Play size={20} aria-hidden="true" />
                ) : (
                  <Pause size={20} aria-hidden="true" />
                )
              }
              onClick={turns.toggle}
            />
          )}
          <IconButton
            label={`Previous ${slideName}`}
            icon={<ArrowLeft size={22} aria-hidden="true" />}
            onClick={() => embla?.scrollPrev()}
          />
          <IconButton
            label={`Next ${slideName}`}
            icon={<ArrowRight size={22} aria-hidden="true" />}
            onClick={() => embla?.scrollNext()}
          />
        </div>
      )}
    </section>
  );
}

type Embla = UseEmblaCarouselType[1];

/** Advances a carousel every `advanceMs`, unless it is hovered, focused or stopped. */
function useCarouselTurns(embla: Embla, advanceMs: number | undefined) {
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
    /** Props for the element around the slides. */
    rests: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
