import type { LoaderFunctionArgs } from "react-router";
import { TooBusyError } from "../../domain/shared/too-busy.ts";
import { apiContext, currentUserContext, printContext } from "../context.ts";
import { drawSocialPicture, pictureArea } from "./draw-social-picture.ts";
import { socialFacts } from "./social-facts.ts";

const busy = "Many pictures are being drawn at the moment";

/** `/img/social/project/{id}.png`: what a page looks like where it is shared, 1200 by 630. Only of what there is. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, id] = /^([\w-]{1,100})\.png$/.exec(params.name ?? "") ?? [];
  const found = id ? await socialFacts(context.get(apiContext), params.kind ?? "", id) : null;
  if (!found) return new Response("There is no such picture", { status: 404 });
  const { facts, image } = found;
  const png = await context
    .get(printContext)({
      svg: drawSocialPicture(facts),
      photo: image === null ? null : { url: image, ...pictureArea },
    })
    .catch((error) => {
      if (error instanceof TooBusyError) return null;
      throw error;
    });
  if (!png) return new Response(busy, { status: 503, headers: { "retry-after": "3" } });
  // a picture only its owner may see must not be cached
  const isPublic = context.get(currentUserContext) === null;
  return new Response(png, {
    headers: {
      "content-type": "image/png",
      "cache-control": isPublic ? "public, max-age=3600" : "private, no-store",
      "content-security-policy": "default-src 'none'",
    },
  });
}
