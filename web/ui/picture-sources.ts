import type { CSSProperties } from "react";
import { readLinkedPath, shownPicture } from "../../domain/pictures/linked-picture.ts";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import { pictureWidths } from "../../domain/pictures/picture-bounds.ts";

type Sources = {
  sizes?: string;
  srcSet?: string;
  src: string;
  style?: CSSProperties;
};

/** What an `<img>` of such an address gets: a kept picture in all its widths and on its own colour; this site's copy of a linked one, whose size is not known. */
export function pictureSources(address: string, sizes: string): Sources {
  const src = shownPicture(address);
  if (readLinkedPath(src)) {
    const copies = pictureWidths.map((width) => `${src}&w=${width} ${width}w`);
    return { sizes, srcSet: copies.join(", "), src: `${src}&w=960` };
  }
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
