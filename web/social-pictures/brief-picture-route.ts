import type { LoaderFunctionArgs } from "react-router";
import { readBriefPictureName } from "../../domain/quotes/brief-picture.ts";
import { keepLast } from "../../domain/shared/keep-last.ts";
import { drawThumbnail } from "../booth-drawing/draw-thumbnail.ts";
import { drawingAnswer } from "../booth-drawing/drawing-answer.ts";
import { renderPngContext } from "../context.ts";
import { boothOf, drawBriefPicture } from "./draw-brief-picture.ts";
import { pictureAnswer } from "./picture-answer.ts";

/** A drawing takes some milliseconds, and its name is all that it depends on. */
const drawingsKept = 200;
const drawn = keepLast(drawingsKept, (name) => {
  const brief = readBriefPictureName(name.replace(/\.svg$/, ".png"));
  if (!brief) return null;
  return name.endsWith(".svg") ? drawThumbnail(boothOf(brief)) : drawBriefPicture(brief);
});

/**
 * `/img/brief/island-20x30.counter.png`: the drawing of a booth, for emails; with `.svg`, the small one of lists. Its name is
 * all that it shows.
 */
export async function loader({ params: { name = "" }, context }: LoaderFunctionArgs) {
  const svg = drawn(name);
  if (svg === null) return new Response("There is no such picture", { status: 404 });
  if (name.endsWith(".svg")) return drawingAnswer(svg);
  const sheet = { svg, photo: null };
  return pictureAnswer(context.get(renderPngContext), sheet, {
    "cache-control": "public, max-age=31536000, immutable",
    // web mailboxes show it on pages of their own
    "cross-origin-resource-policy": "cross-origin",
  });
}
