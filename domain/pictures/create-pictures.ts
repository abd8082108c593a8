import type { Clock } from "../shared/time/clock.ts";
import { copyLinkedPictures } from "./copy-linked-pictures.ts";
import type {
  ImageProcessor,
  LinkedPictureRepository,
  MediaStore,
  PictureFetcher,
  PictureRepository,
} from "./ports.ts";
import { sweepPictures } from "./sweep-pictures.ts";
import { uploadPicture } from "./upload-picture.ts";

/** Ports that these use cases need. */
export type PicturesPorts = {
  clock: Clock;
  media: MediaStore;
  imageProcessor: ImageProcessor;
  pictures: PictureRepository;
  linkedPictures: LinkedPictureRepository;
  /** Null: linked pictures are not fetched. */
  fetchPicture: PictureFetcher | null;
};

/** The use cases: pictures that people upload or link. */
export function createPictures(ports: PicturesPorts) {
  return {
    uploadPicture: uploadPicture(ports),
    sweepPictures: sweepPictures(ports),
    copyLinkedPictures: copyLinkedPictures(ports),
  };
}
