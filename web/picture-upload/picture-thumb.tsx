import { Picture } from "../ui/media/picture.tsx";
import { thumb } from "./picture-field.css.ts";

/** A picture in a form, small. */
export function PictureThumb({ src, alt }: { src: string; alt: string }) {
  return (
    <Picture src={src} alt={alt} className={thumb} width={64} height={48} sizes="4rem" eager />
  );
}
