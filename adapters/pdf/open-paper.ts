import { createRequire } from "node:module";

type TextStyle = {
  size?: number;
  isBold?: boolean;
  color?: string;
  align?: "left" | "right";
  link?: string;
  lines?: number;
};
type Place = { x: number; y: number; width: number };
type Foot = { x: number; y: number; text: string; style: TextStyle };
type Format = { title: string; size: "letter" | "a4"; isLandscape?: boolean };

/** Characters that the standard PDF fonts have: Windows-1252. */
const inStandardFaces =
  /^[\x20-\x7e\xa0-\xff\u20ac\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u2122\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\n]*$/;

/** A font file of the operator's, and the name of the font where the file holds several. */
export type OwnFont = { path: string; name: string | undefined };

/** Letters that DejaVu Sans lacks. */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

/**
 * A PDF to set text on, page by page. Sets texts in the standard fonts, or in embedded DejaVu Sans if
 * they have other letters, or in the operator's font if they have Chinese, Japanese or Korean. Tags
 * them for screen readers. Loads the library on first use.
 */
export async function openPaper(
  { title, size, isLandscape = false }: Format,
  own: OwnFont | null = null,
) {
  const { default: PdfDocument } = await import("pdfkit");
  const doc = new PdfDocument({
    size: size === "a4" ? "A4" : "LETTER",
    layout: isLandscape ? "landscape" : "portrait",
    margin: 0,
    lang: "en-US",
    displayTitle: true,
    tagged: true,
    pdfVersion: "1.7",
    bufferPages: true,
    info: { Title: title },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  doc.on("data", (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", resolve));
  // each text is a paragraph for screen readers, in the order of drawing; what has no words is left out
  const content = doc.struct("Document");
  doc.addStructure(content);
  const paragraph = (draw: () => void) => void content.add(doc.struct("P", {}, draw));
  function ornament(draw: () => void) {
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  }
  const { resolve } = createRequire(import.meta.url);
  doc.registerFont("wide", resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"));
  doc.registerFont("wide-bold", resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"));

  if (own) doc.registerFont("own", own.path, own.name);

  function choose(text: string, { size = 8, isBold = false, color = "#000000" }: TextStyle) {
    const plain = isBold ? "Helvetica-Bold" : "Helvetica";
    const wide = isBold ? "wide-bold" : "wide";
    const beyond = own && eastAsian.test(text) ? "own" : wide;
    return doc
      .font(inStandardFaces.test(text) ? plain : beyond)
      .fontSize(size)
      .fillColor(color);
  }
  /** The text with places to break long words at: the library takes seconds to find some in an embedded font. */
  function breakable(text: string): string {
    const isWide = !inStandardFaces.test(text) && !eastAsian.test(text);
    return isWide ? text.replace(/\S{40}(?=\S)/gu, "$&\u200b") : text;
  }
  function line(text: string, { x, y, width }: Place, style: TextStyle = {}) {
    const { align = "left", link, size = 8, lines = 1 } = style;
    // an empty paragraph would be read, too
    if (text.trim() === "") return;
    paragraph(() => {
      choose(text, style).text(breakable(text.replace(/\s+/g, " ")), x, y, {
        width,
        height: size * 1.3 * lines,
        align,
        ellipsis: true,
        ...(link && { link }),
      });
    });
  }

  return {
    width: doc.page.width,
    height: doc.page.height,
    addPage: () => void doc.addPage(),
    line,
    block(text: string, { x, y, width }: Place, style: TextStyle = {}): number {
      const height = choose(text, style).heightOfString(breakable(text), { width });
      const { align = "left", link } = style;
      paragraph(() => doc.text(breakable(text), x, y, { width, align, ...(link && { link }) }));
      return height;
    },
    heightOf: (text: string, width: number, style: TextStyle = {}) =>
      choose(text, style).heightOfString(breakable(text), { width }),
    rule({ x, y, width }: Place, color: string) {
      ornament(() => {
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.5)
          .strokeColor(color)
          .stroke();
      });
    },
    hatch({ x, y, width }: Place, height: number, color: string) {
      ornament(() => {
        doc.save().rect(x, y, width, height).clip().lineWidth(0.4).strokeColor(color);
        for (let at = x - height; at < x + width; at += 4) {
          doc.moveTo(at, y + height).lineTo(at + height, y);
        }
        doc.stroke().restore();
      });
    },
    frame({ x, y, width }: Place, height: number, color: string) {
      ornament(() => {
        doc.lineWidth(1.5).strokeColor(color).rect(x, y, width, height).stroke();
      });
    },
    async bytes({ x, y, text, style }: Foot): Promise<Uint8Array<ArrayBuffer>> {
      const { count } = doc.bufferedPageRange();
      const width = doc.page.width - 2 * x;
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page);
        line(text, { x, y, width: width - 80 }, style);
        const number = { x: x + width - 80, y, width: 80 };
        line(`Page ${page + 1} of ${count}`, number, { ...style, align: "right" });
      }
      doc.end();
      await ended;
      return new Uint8Array(await new Blob(chunks).arrayBuffer());
    },
  };
}
