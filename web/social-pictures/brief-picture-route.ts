import type { LoaderFunctionArgs } from "react-router";
import { readBriefPictureName } from "../../domain/quotes/brief-picture.ts";
import { keepLast } from "../../domain/shared/keep-last.ts";
import { drawThumbnail } from "../booth-drawing/draw-thumbnail.ts";
import { drawingAnswer } from "../booth-drawing/drawing-answer.ts";
import { renderPngContext } from "../context.ts";
import { boothOf, drawBriefPicture } from "./draw-brief-picture.ts";
import { pictureAnswer } from "./picture-answer.ts";

/** Number of cached drawings: each takes some milliseconds and depends only on its name. */
const drawingsKept = 200;
const drawn = keepLast(drawingsKept, (name) => {
  const brief = readBriefPictureName(name.replace(/\.svg$/, ".png"));
  if (!brief) return null;
  return name.endsWith(".svg") ? drawThumbnail(boothOf(brief)) : drawBriefPicture(brief);
});

/**
 * `/img/brief/island-20x30.counter.png`: the drawing of a booth, for emails; with `.svg` the small
 * one of lists. The name contains everything that it shows.
 */
export async function loader({ params: { name = "" }, context }: LoaderFunctionArgs) {
  const svg = drawn(name);
  if (svg === null) return new Response("There is no such picture", { status: 404 });
  if (name.endsWith(".svg")) return drawingAnswer(svg);
  const sheet = { svg, photo: null };
  return pictureAnswer(context.get(renderPngContext), sheet, {
    "cache-control": "public, max-age=31536000, immutable",
    // webmail shows it on pages of another origin
    "cross-origin-resource-policy": "cross-origin",
  });
}
