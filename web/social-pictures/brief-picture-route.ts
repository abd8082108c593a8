import type { LoaderFunctionArgs } from "react-router";
import { readBriefPictureName } from "../../domain/quotes/brief-picture.ts";
import { TooBusyError } from "../../domain/shared/too-busy.ts";
import { printContext } from "../context.ts";
import { drawBriefPicture } from "./draw-brief-picture.ts";

/** `/img/brief/island-20x30.counter.png`: the drawing of a booth, for emails. Its name is all that it shows. */
export async function loader({ params: { name = "" }, context }: LoaderFunctionArgs) {
  const brief = readBriefPictureName(name);
  if (!brief) return new Response("There is no such picture", { status: 404 });
  const png = await context
    .get(printContext)({ svg: drawBriefPicture(brief), photo: null })
    .catch((error) => {
      if (error instanceof TooBusyError) return null;
      throw error;
    });
  if (!png) return new Response("Try again", { status: 503, headers: { "retry-after": "3" } });
  return new Response(png, {
    headers: {
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
      // web mailboxes show it on pages of their own
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
