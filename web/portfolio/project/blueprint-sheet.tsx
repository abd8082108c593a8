import { useState } from "react";
import { blueprint } from "./project-gallery.css.ts";

/** The line drawing that wipes over its picture once it is there. Fetched when it is first asked for. */
export function BlueprintSheet({ src, isShown }: { src: string; isShown: boolean }) {
  const [wasShown, setWasShown] = useState(isShown);
  const [isLoaded, setLoaded] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <img
      className={blueprint}
      src={src}
      alt=""
      width={960}
      height={720}
      data-shown={isShown && isLoaded}
      onLoad={() => setLoaded(true)}
    />
  );
}
