import { useState } from "react";
import { photo, wide as wideStyle } from "./photo.css.ts";

type Props = {
  src: string;
  alt: string;
  /** In sight when the page opens: fetched at once. */
  eager?: boolean;
  /** Twice as wide as high instead of four by three. */
  wide?: boolean;
};

/** Shown in place of a picture that cannot be loaded. */
const replacement = "/img/booth/island-20x20-crate-1.svg";

/** A picture that keeps its place while it loads. A broken one is replaced. */
export function Photo({ src, alt, eager = false, wide = false }: Props) {
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
      height={wide ? 480 : 720}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={wide ? wideStyle : photo}
      onError={() => setBroken(src)}
    />
  );
}
