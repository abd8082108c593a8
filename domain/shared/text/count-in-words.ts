import { countText } from "./count-text.ts";

const names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number in words up to ten, else digits: "five", "12". */
export function countInWords(count: number): string {
  return names[count] ?? countText(count);
}
