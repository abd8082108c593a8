import { useState } from "react";
import { shapes } from "./builder-picture.css.ts";

type Props = { src: string; alt: string; eager?: boolean; shape?: keyof typeof shapes };

/** Shown in place of a picture that cannot be loaded. */
const replacement = "/img/booth/island-20x20-crate-1.svg";

/** A picture of a builder's work; another one takes its place when it cannot be loaded. */
export function BuilderPicture({ src, alt, eager = false, shape = "photo" }: Props) {
  const [shown, setShown] = useState(src);
  return (
    <img
      src={shown}
      alt={alt}
      width={960}
      height={720}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={shapes[shape]}
      onError={() => setShown(replacement)}
    />
  );
}
