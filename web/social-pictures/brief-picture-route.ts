import type { LoaderFunctionArgs } from "react-router";
import { readBriefPictureName } from "../../domain/quotes/brief-picture.ts";
import { drawThumbnail } from "../booth-drawing/draw-thumbnail.ts";
import { drawingAnswer } from "../booth-drawing/drawing-answer.ts";
import { renderPngContext } from "../context.ts";
import { boothOf, drawBriefPicture } from "./draw-brief-picture.ts";
import { pictureAnswer } from "./picture-answer.ts";

/**
 * `/img/brief/island-20x30.counter.png`: the drawing of a booth, for emails; with `.svg`, the small one of lists. Its name is
 * all that it shows.
 */
export async function loader({ params: { name = "" }, context }: LoaderFunctionArgs) {
  const brief = readBriefPictureName(name.replace(/\.svg$/, ".png"));
  if (!brief) return new Response("There is no such picture", { status: 404 });
  if (name.endsWith(".svg")) return drawingAnswer(drawThumbnail(boothOf(brief)));
  const sheet = { svg: drawBriefPicture(brief), photo: null };
  return pictureAnswer(context.get(renderPngContext), sheet, {
    "cache-control": "public, max-age=31536000, immutable",
    // web mailboxes show it on pages of their own
    "cross-origin-resource-policy": "cross-origin",
  });
}
