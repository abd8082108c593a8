import type { LoaderFunctionArgs } from "react-router";
import { drawingAnswer } from "../booth-drawing/drawing-answer.ts";
import { drawTopic } from "./draw-topic.ts";

/** `/img/topic/freight-12-1.svg`: a drawing of an article's topic that never changes. */
export function loader({ params: { name = "" } }: LoaderFunctionArgs) {
  return drawingAnswer(drawTopic(name));
}
