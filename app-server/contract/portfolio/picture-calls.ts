import * as z from "zod";
import type { StoredPicture } from "../../../domain/pictures/picture-address.ts";
import type { Call } from "../call.ts";

/** Where pictures are taken in: the one call whose body is not JSON, and larger than any form. */
export const picturesPath = "/api/pictures";

/** A picture that was kept: `url` is what a project or a profile names it by. */
export const pictureBody = z.object({
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
    problems: [401, 413, 415, 429],
  },
];
