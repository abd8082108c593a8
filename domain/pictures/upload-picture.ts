import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { StoredPicture } from "./picture-address.ts";
import type { ImageProcessor, MediaStore, PictureRepository } from "./ports.ts";
import type { PictureRefusal } from "./refusals.ts";
import { storePicture } from "./store-picture.ts";

type Needs = {
  media: MediaStore;
  imageProcessor: ImageProcessor;
  pictures: PictureRepository;
  clock: Clock;
};
type UploadPicture = { bytes: Uint8Array; by: Principal };
type Answer = Result<StoredPicture, NotSignedIn | PictureRefusal>;

/** A member uploads a picture before its project or profile exists. Unused pictures are removed after a day. */
export function uploadPicture(ports: Needs) {
  const store = storePicture(ports);
  return async ({ bytes, by }: UploadPicture): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return store(bytes, by.user.id);
  };
}
