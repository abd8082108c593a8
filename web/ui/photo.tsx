import { useState } from "react";
import { fills as fillsStyle, photo, wide as wideStyle } from "./photo.css.ts";

type Props = {
  src: string;
  alt: string;
  /** In sight when the page opens: fetched at once. */
  eager?: boolean;
  /** Sixteen by nine instead of four by three. */
  wide?: boolean;
  /** As large as the frame around it. */
  fills?: boolean;
};

/** Shown in place of a picture that cannot be loaded. */
const replacement = "/img/booth/island-20x20-crate-1.svg";

/** A picture that keeps its place while it loads. A broken one is replaced. */
export function Photo({ src, alt, eager = false, wide = false, fills = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <img
      ref={(image) => {
        // it may have broken before the page came alive
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      src={broken === src ? replacement : src}
      alt={alt}
      width={960}
      height={wide ? 540 : 720}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={fills ? fillsStyle : wide ? wideStyle : photo}
      onError={() => setBroken(src)}
    />
  );
}
