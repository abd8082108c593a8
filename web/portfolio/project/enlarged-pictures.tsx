import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { labeled } from "../../ui/media/picture-label.css.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { large, sheets, steps } from "./project-gallery.css.ts";

type Props = {
  title: string;
  images: readonly { src: string; alt: string; words?: string | undefined }[];
  /** Index of the enlarged picture; null while the dialog is closed. */
  opened: number | null;
  onOpen: (index: number | null) => void;
};

/**
 * A picture at the window's size. Arrow keys and buttons move through all pictures; Escape closes.
 */
export default function EnlargedPictures({ title, images, opened, onOpen }: Props) {
  const at = opened ?? 0;
  const image = images[at];
  const walk = (step: 1 | -1) => onOpen((at + step + images.length) % images.length);
  const isSeveral = images.length > 1;
  return (
    <Dialog
      open={opened !== null}
      onOpenChange={(isOpen) => isOpen || onOpen(null)}
      title={title}
      size="wide"
      footer={
        isSeveral && (
          <div className={steps}>
            <IconButton
              label="Previous picture"
              icon={<ArrowLeft size={22} aria-hidden="true" />}
              onClick={() => walk(-1)}
            />
            <span role="status">{`${at + 1} of ${images.length}`}</span>
            <IconButton
              label="Next picture"
              icon={<ArrowRight size={22} aria-hidden="true" />}
              onClick={() => walk(1)}
            />
          </div>
        )
      }
      onKeyDown={({ key }) => {
        if (!isSeveral) return;
        if (key === "ArrowLeft") walk(-1);
        if (key === "ArrowRight") walk(1);
      }}
    >
      {image && (
        <span className={`${sheets} ${labeled}`} data-picture={image.words}>
          <Picture
            key={image.src}
            className={large}
            src={image.src}
            alt={image.alt}
            width={1440}
            height={960}
            eager
            sizes="(min-width: 80rem) 75rem, 95vw"
          />
        </span>
      )}
    </Dialog>
  );
}
