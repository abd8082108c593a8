import * as z from "zod";
import { readLinkedPath } from "../../domain/pictures/linked-picture.ts";
import { projectBounds } from "../../domain/portfolio/project-form.ts";
import { webLink } from "./web-link.ts";

const ownPicture = /^\/img\/[\w/-]+(\.[a-z0-9]+)?$/;

/** Where a picture is: a whole web address, or the path of one that this site itself keeps. The path of a copy, as public answers have it, means the link that was copied. */
export function pictureLink(message: string) {
  const link = webLink(message, { max: projectBounds.link, tooLong: message });
  return z
    .string(message)
    .trim()
    .transform((text) => readLinkedPath(text) ?? text)
    .refine((text) => ownPicture.test(text) || link.safeParse(text).success, message);
}
