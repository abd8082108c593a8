export type PaperSize = "letter" | "a4";

/** The typography of a text; sizes and places in points. */
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

/** A document to set text on, page by page. */
export type Paper = {
  width: number;
  height: number;
  addPage(): void;
  /** One line, or so many as `lines` says, cut with an ellipsis where it must be. */
  line(text: string, place: Place, style?: TextStyle): void;
  /** As many lines as it takes; returns their height. */
  block(text: string, place: Place, style?: TextStyle): number;
  heightOf(text: string, width: number, style?: TextStyle): number;
  rule(place: Place, color: string): void;
  /** A hatched field: its text is an estimate, or missing. */
  hatch(place: Place, height: number, color: string): void;
  frame(place: Place, height: number, color: string): void;
  /** The whole file, with this line and the page's number at the foot of each page. */
  bytes(
    foot: Omit<Place, "width"> & { text: string; style: TextStyle },
  ): Promise<Uint8Array<ArrayBuffer>>;
};
