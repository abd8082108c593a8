/** Coordinates in feet: x along the front of the booth, y from the back wall to the front, z up. */
export type Point = readonly [x: number, y: number, z: number];

/** Fill of a face; each is a theme color. */
export type Fill =
  | "none"
  | "floor"
  | "top"
  | "left"
  | "right"
  | "glass"
  | "accent"
  | "accentSoft"
  | "ink"
  | "light";

/** Stroke weight of a line. */
export type Pen = "none" | "fine" | "normal" | "bold" | "accent";

export type Face = {
  points: readonly Point[];
  fill: Fill;
  pen: Pen;
  /** Draws an open line instead of a closed face. */
  open?: boolean;
  dashed?: boolean;
};

/** Lettering that lies on the floor, along the x or the y axis. */
export type Lettering = { at: Point; text: string; along: "x" | "y" };

export type Box = { x: number; y: number; z: number; w: number; d: number; h: number };

/** A placed object; its bounding box determines the drawing order. */
export type Solid = { box: Box; faces: Face[] };
