import Link2 from "lucide-react/icons/link-2";
import { type PictureCopies, shownPicture } from "../../domain/pictures/linked-picture.ts";
import { Picture } from "../ui/media/picture.tsx";
import { noCopy, thumb } from "./picture-field.css.ts";

type Props = { address: string; alt: string; copies: PictureCopies };

/** A thumbnail in a form. A link without a copy yet gets a placeholder. */
export function PictureThumb({ address, alt, copies }: Props) {
  const src = shownPicture(address, copies);
  if (src === null) {
    return (
      <span className={`${thumb} ${noCopy}`}>
        <Link2 size={18} aria-hidden="true" />
      </span>
    );
  }
  return (
    <Picture src={src} alt={alt} className={thumb} width={64} height={48} sizes="4rem" eager />
  );
}
