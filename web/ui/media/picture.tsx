import { useState } from "react";
import { pictureSources } from "./picture-sources.ts";

type Props = {
  src: string;
  alt: string;
  /** Sets the aspect ratio; the picture's own would shift the layout. */
  className: string;
  width?: number;
  height?: number;
  /** Visible on load: fetched at once. */
  eager?: boolean;
  /** Displayed width, as the `sizes` of an `<img>`. */
  sizes?: string;
  /** Shown when the picture cannot be loaded. */
  replacement?: string;
  /** Called when the picture cannot be loaded. */
  onBroken?: () => void;
};

const boothDrawing = "/img/booth/island-20x20-crate-1.svg";

/** A picture that reserves its space while loading. A broken one is replaced. */
export function Picture({
  src,
  alt,
  className,
  width = 960,
  height = 720,
  eager = false,
  sizes = "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw",
  replacement = boothDrawing,
  onBroken,
}: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  function giveUp() {
    setBroken(src);
    onBroken?.();
  }
  // a lazy picture is laid out before it is fetched, so the browser knows its width
  const wanted = eager ? sizes : `auto, ${sizes}`;
  return (
    <img
      ref={(image) => {
        // it may have failed before hydration
        if (broken !== src && image?.complete && image.naturalWidth === 0) giveUp();
      }}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={className}
      onError={giveUp}
      {...(broken === src ? { src: replacement } : pictureSources(src, wanted))}
    />
  );
}
