export type PaperSize = "letter" | "a4";

/** The typography of a text; sizes and positions in points. */
export type TextStyle = {
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: "left" | "right";
  link?: string;
  lines?: number;
};
export type Place = { x: number; y: number; width: number };
export type PaperFormat = { title: string; size: PaperSize; isLandscape?: boolean };

/** A document to write text on, page by page. */
export type Paper = {
  width: number;
  height: number;
  addPage(): void;
  /** One line, or the number given as `lines`, cut with an ellipsis if necessary. */
  line(text: string, place: Place, style?: TextStyle): void;
  /** As many lines as needed; returns their height. */
  block(text: string, place: Place, style?: TextStyle): number;
  heightOf(text: string, width: number, style?: TextStyle): number;
  rule(place: Place, color: string): void;
  /** A hatched rectangle: its text is an estimate, or missing. */
  hatch(place: Place, height: number, color: string): void;
  frame(place: Place, height: number, color: string): void;
  /** The finished file, with this line and the page number at the bottom of each page. */
  bytes(
    foot: Omit<Place, "width"> & { text: string; style: TextStyle },
  ): Promise<Uint8Array<ArrayBuffer>>;
};
