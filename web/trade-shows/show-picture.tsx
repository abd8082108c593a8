import { useState } from "react";
import { picture } from "./show-picture.css.ts";

type Props = { src: string; alt: string; eager?: boolean };

/** Shown in place of a picture that cannot be loaded. */
const replacement = "/img/booth/pavilion-30x30-hall-1.svg";

/** A picture of a show, four by three. */
export function ShowPicture({ src, alt, eager = false }: Props) {
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
      className={picture}
      onError={() => setShown(replacement)}
    />
  );
}
