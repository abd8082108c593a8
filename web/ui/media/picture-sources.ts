import type { CSSProperties } from "react";
import { readPictureAddress } from "../../../domain/pictures/picture-address.ts";
import { pictureWidths } from "../../../domain/pictures/picture-bounds.ts";

type Sources = {
  sizes?: string;
  srcSet?: string;
  src: string;
  style?: CSSProperties;
};

/** Attributes of an `<img>`: a stored picture in all its widths on its dominant color; a drawing unchanged. */
export function pictureSources(src: string, sizes: string): Sources {
  const kept = readPictureAddress(src);
  if (!kept) return { src };
  const narrower = pictureWidths.filter((width) => width < kept.width);
  const copies = narrower.map((width) => `${src}?w=${width} ${width}w`);
  return {
    sizes,
    srcSet: [...copies, `${src} ${kept.width}w`].join(", "),
    src: `${src}?w=960`,
    ...(kept.color && { style: { backgroundColor: `#${kept.color}` } }),
  };
}
