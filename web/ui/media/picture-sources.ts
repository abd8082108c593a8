import type { CSSProperties } from "react";
import { readPictureAddress } from "../../../domain/pictures/picture-address.ts";
import { pictureWidths } from "../../../domain/pictures/picture-bounds.ts";

type Sources = {
  sizes?: string;
  srcSet?: string;
  src: string;
  style?: CSSProperties;
};

/** What an `<img>` of such an address gets: a kept picture in all its widths and on its own colour, a drawing as it is. */
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
