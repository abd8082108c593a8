import { expect, test } from "vitest";
import { firstWords } from "./first-words.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(" ");

test("firstWords() cuts after thirty words, with an ellipsis only then", () => {
  expect(firstWords(words(30))).toBe(words(30));
  expect(firstWords(words(31))).toBe(`${words(30)}…`);
  expect(firstWords(" two\n\nwords ")).toBe("two words");
  expect(firstWords("")).toBe("");
  expect(firstWords("ash, bamboo, oak", 2)).toBe("ash, bamboo…");
  expect(firstWords("ash, bamboo,", 2)).toBe("ash, bamboo,");
});
