import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { Clock } from "../shared/clock.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { StoredPicture } from "./picture-address.ts";
import type { ImageProcessor, MediaStore, PictureRepository } from "./ports.ts";
import type { PictureRefusal } from "./refusals.ts";
import { storePicture } from "./store-picture.ts";

type Needs = {
  media: MediaStore;
  studio: ImageProcessor;
  pictures: PictureRepository;
  clock: Clock;
};
type UploadPicture = { bytes: Uint8Array; by: Principal };
type Answer = Result<StoredPicture, NotSignedIn | PictureRefusal>;

/** Somebody signed in brings a picture, before there is a project or a profile to show it. What nothing shows after a day is removed again. */
export function uploadPicture({ media, studio, pictures, clock }: Needs) {
  const store = storePicture({ media, studio });
  return async ({ bytes, by }: UploadPicture): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const stored = await store(bytes);
    if (!stored.ok) return stored;
    const { key } = stored.value;
    await pictures.noteUpload({ key, userId: by.user.id, at: clock.now() });
    return ok(stored.value);
  };
}
