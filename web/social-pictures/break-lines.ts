import { type Face, widthOf } from "./set-line.ts";

type Room = { face: Face; size: number; width: number; lines: number };

/** Breaks a text into lines that fit; null when there are too many lines. */
export function breakLines(text: string, { face, size, width, lines }: Room): string[] | null {
  const fits = (line: string) => widthOf(line, face, size) <= width;
  const broken: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") broken.push(line);
    line = "";
    if (fits(word)) {
      line = word;
      continue;
    }
    // breaks a word that is longer than a line
    for (const character of word) {
      if (!fits(line + character)) {
        broken.push(line);
        line = "";
      }
      line += character;
      if (broken.length > lines) return null;
    }
  }
  if (line !== "") broken.push(line);
  return broken.length <= lines ? broken : null;
}

/** Breaks a text into lines that fit, cut with an ellipsis if necessary. */
export function cutLines(text: string, room: Room): string[] {
  const words = text.trim().split(/\s+/);
  const whole = breakLines(text, room);
  if (whole) return whole;
  let [least, most] = [0, words.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (breakLines(`${words.slice(0, middle).join(" ")}…`, room)) least = middle;
    else most = middle - 1;
  }
  if (least > 0) return breakLines(`${words.slice(0, least).join(" ")}…`, room) ?? [];
  // a single very long word
  const [first = ""] = words;
  let length = first.length;
  while (length > 0 && !breakLines(`${first.slice(0, length)}…`, room)) length--;
  return breakLines(`${first.slice(0, length)}…`, room) ?? [];
}
