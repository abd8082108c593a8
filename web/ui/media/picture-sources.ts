import type { CSSProperties } from "react";
import { readPictureAddress } from "../../../domain/pictures/picture-address.ts";
import { pictureWidths } from "../../../domain/pictures/picture-bounds.ts";

type Sources = {
  sizes?: string;
  srcSet?: string;
  src: string;
  style?: CSSProperties;
};

/**
 * Attributes of an `<img>`: a stored picture in all widths, on its dominant color; a drawing
 * unchanged.
 */
export function pictureSources(src: string, sizes: string): Sources {
  const stored = readPictureAddress(src);
  if (!stored) return { src };
  const narrower = pictureWidths.filter((width) => width < stored.width);
  const copies = narrower.map((width) => `${src}?w=${width} ${width}w`);
  return {
    sizes,
    srcSet: [...copies, `${src} ${stored.width}w`].join(", "),
    src: `${src}?w=960`,
    ...(stored.color && { style: { backgroundColor: `#${stored.color}` } }),
  };
}
