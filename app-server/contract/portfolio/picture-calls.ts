import * as z from "zod";
import type { StoredPicture } from "../../../domain/pictures/picture-address.ts";
import type { Call } from "../call.ts";

/** Upload path: the one call whose body isn't JSON and exceeds any form's size. */
export const picturesPath = "/api/pictures";

/** A stored picture: projects and profiles refer to it by `url`. */
const pictureBody = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type PictureBody = z.infer<typeof pictureBody>;

export function toPictureBody({ url, width, height }: StoredPicture): PictureBody {
  return { url, width, height };
}

/** The call that takes pictures in. */
export const pictureCalls: Call[] = [
  {
    method: "post",
    path: picturesPath,
    tag: "Pictures",
    summary:
      "Upload a picture (JPEG, PNG, WebP, AVIF or GIF, up to 10 MB). Use it in a project or your profile within a day",
    bodyType: "multipart/form-data",
    body: z.object({ picture: z.file() }),
    answer: { status: 201, body: pictureBody },
    problems: [401, 429],
  },
];
