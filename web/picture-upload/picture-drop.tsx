import ImagePlus from "lucide-react/icons/image-plus";
import {
  type PictureBody,
  picturesPath,
} from "../../app-server/contract/portfolio/picture-calls.ts";
import { pictureBounds } from "../../domain/pictures/picture-bounds.ts";
import { uploadFile } from "../api/upload-file.ts";
import { UploadDrop } from "./upload-drop.tsx";

type Props = {
  /** Purpose of the pictures, for screen readers. */
  label: string;
  /** Number of pictures that can still be added. */
  room: number;
  onArrived: (url: string) => void;
  /** Called with whether uploads are in progress. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
};

const target = {
  path: picturesPath,
  field: "picture",
  maxBytes: pictureBounds.bytes,
  tooLarge: `The picture is larger than ${pictureBounds.bytes / 1024 / 1024} MB`,
};

/** A drop zone and file picker that uploads pictures. */
export function PictureDrop({ label, room, onArrived, onBusy }: Props) {
  return (
    <UploadDrop
      label={label}
      room={room}
      accepted="image/jpeg,image/png,image/webp,image/avif,image/gif"
      button={
        <>
          <ImagePlus size={18} aria-hidden="true" />
          <span>{room > 1 ? "Choose pictures" : "Choose a picture"}</span>
        </>
      }
      words={wordsFor(room)}
      send={(file, options) => uploadFile<PictureBody>(file, target, options)}
      onArrived={({ url }) => onArrived(url)}
      unsent="Upload failed. Check your connection and choose the picture again"
      onBusy={onBusy}
    />
  );
}

function wordsFor(room: number): string {
  if (room <= 0) return "You've reached the limit.";
  return room === 1 ? "Or drop it here. Up to 10 MB." : "Or drop them here. Up to 10 MB each.";
}
