import type { LoaderFunctionArgs } from "react-router";
import { apiContext, currentUserContext, renderPngContext, siteContext } from "../context.ts";
import { drawSocialPicture, pictureArea } from "./draw-social-picture.ts";
import { pictureAnswer } from "./picture-answer.ts";
import { socialFacts } from "./social-facts.ts";

/**
 * `/img/social/project/{id}.png`: the sharing picture of a page, 1200 by 630 pixels. 404 when there
 * is no such page.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, id] = /^([\w-]{1,100})\.png$/.exec(params.name ?? "") ?? [];
  const found = id ? await socialFacts(context.get(apiContext), params.kind ?? "", id) : null;
  if (!found) return new Response("There is no such picture", { status: 404 });
  const { facts, image } = found;
  const photo = image === null ? null : { url: image, ...pictureArea };
  // a picture of a page that only its owner may see must not be cached
  const isPublic = context.get(currentUserContext) === null;
  return pictureAnswer(
    context.get(renderPngContext),
    { svg: drawSocialPicture({ ...facts, siteName: context.get(siteContext).siteName }), photo },
    { "cache-control": isPublic ? "public, max-age=3600" : "private, no-store" },
  );
}
