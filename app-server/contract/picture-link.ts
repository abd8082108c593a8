import * as z from "zod";
import { projectBounds } from "../../domain/portfolio/project-form.ts";
import { httpsLink } from "./https-link.ts";

const ownPicture = /^\/img\/[\w/-]+(\.[a-z0-9]+)?$/;

/** Where a picture is: a whole https address, or the path of one that this site itself keeps. */
export function pictureLink(message: string) {
  const link = httpsLink(message, projectBounds.link, message);
  return z
    .string(message)
    .trim()
    .refine((text) => ownPicture.test(text) || link.safeParse(text).success, message);
}
