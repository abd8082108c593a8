import * as z from "zod";
import { webLink } from "./web-link.ts";

const ownPicture = /^\/img\/[\w/-]+(\.[a-z0-9]+)?$/;

/** URL of a picture: absolute, or the path of one stored by this site. */
export function pictureLink(message: string) {
  const link = webLink(message, { max: 2000, tooLong: message });
  return z
    .string(message)
    .trim()
    .refine((text) => ownPicture.test(text) || link.safeParse(text).success, message);
}
