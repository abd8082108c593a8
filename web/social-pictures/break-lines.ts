import { type Face, widthOf } from "./set-line.ts";

type Room = { face: Face; size: number; width: number; lines: number };

/** The text in lines that fit; null when there are more of them than there is room for. */
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
    // a word that is too long for a line goes on in the next
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

/** The text in lines that fit, cut with an ellipsis where it must be. */
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
  // one very long word
  const [first = ""] = words;
  let length = first.length;
  while (length > 0 && !breakLines(`${first.slice(0, length)}…`, room)) length--;
  return breakLines(`${first.slice(0, length)}…`, room) ?? [];
}
