import type { LoaderFunctionArgs } from "react-router";
import { drawingAnswer } from "../booth-drawing/drawing-answer.ts";
import { drawHall } from "./draw-hall.ts";

/** `/img/hall/las-vegas--ces.svg`: a show's halls, a picture that never changes. */
export function loader({ params: { name = "" } }: LoaderFunctionArgs) {
  return drawingAnswer(drawHall(name));
}
