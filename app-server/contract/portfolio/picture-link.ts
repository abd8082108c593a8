import * as z from "zod";
import { projectBounds } from "../../../domain/portfolio/my-portfolio/project-form.ts";
import { webLink } from "../fields/web-link.ts";

const ownPicture = /^\/img\/[\w/-]+(\.[a-z0-9]+)?$/;

/** URL of a picture: absolute, or the path of one stored by this site. */
export function pictureLink(message: string) {
  const link = webLink(message, { max: projectBounds.link, tooLong: message });
  return z
    .string(message)
    .trim()
    .refine((text) => ownPicture.test(text) || link.safeParse(text).success, message);
}
