import { countText } from "./count-text.ts";

const names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The number in words up to ten: "five", "12". */
export function countInWords(count: number): string {
  return names[count] ?? countText(count);
}
