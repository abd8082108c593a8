import { feature } from "../shared/feature.ts";
import { copyLinkedPictures } from "./copy-linked-pictures.ts";
import { sweepPictures } from "./sweep-pictures.ts";
import { uploadPicture } from "./upload-picture.ts";

/** The use cases: pictures that people upload or link. */
export const createPictures = feature({ uploadPicture, sweepPictures, copyLinkedPictures });
