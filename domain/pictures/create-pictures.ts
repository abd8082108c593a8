import type { Clock } from "../shared/clock.ts";
import type { ImageProcessor, MediaStore, PictureRepository } from "./ports.ts";
import { sweepPictures } from "./sweep-pictures.ts";
import { uploadPicture } from "./upload-picture.ts";

/** What the use cases below need of the outside world. */
export type PicturesPorts = {
  clock: Clock;
  media: MediaStore;
  studio: ImageProcessor;
  pictures: PictureRepository;
};

/** The use cases: pictures that people upload. */
export function createPictures(ports: PicturesPorts) {
  return {
    uploadPicture: uploadPicture(ports),
    sweepPictures: sweepPictures(ports),
  };
}
