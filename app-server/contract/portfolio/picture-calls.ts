import * as z from "zod";
import type { StoredPicture } from "../../../domain/pictures/picture-address.ts";
import type { Call } from "../call.ts";

/** Path for uploads of pictures, whose body is a file and larger than any form. */
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

/** The call that uploads a picture. */
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
