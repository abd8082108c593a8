import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark: number[]) =>
  Uint8Array.from([...mark, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);

test("a text in UTF-8 is read without its byte order mark [X03]", () => {
  expect(decodeText(bytes("\uFEFFZürich"))).toEqual({ text: "Zürich" });
  expect(decodeText(bytes("Łódź 千葉"))).toEqual({ text: "Łódź 千葉" });
});

test.for([
  ["Windows-1252", Uint8Array.of(0x5a, 0xfc, 0x72), "The file isn't UTF-8; save it as CSV UTF-8"],
  ["half a character", bytes("Zü").slice(0, 2), "The file isn't UTF-8; save it as CSV UTF-8"],
  ["UTF-16", utf16("name", [0xff, 0xfe]), "The file isn't UTF-8 but UTF-16; save it as CSV UTF-8"],
  [
    "big-endian UTF-16",
    Uint8Array.of(0xfe, 0xff, 0, 0x6e),
    "The file isn't UTF-8 but UTF-16; save it as CSV UTF-8",
  ],
  [
    "UTF-16 without a mark",
    utf16("name", []),
    "The file is no text in UTF-8; save it as CSV UTF-8",
  ],
  [
    "a workbook",
    bytes("PK\u0003\u0004"),
    "The file is a workbook, not a text; save it as CSV UTF-8",
  ],
] as const)("%s is refused in a sentence [X03]", ([, file, problem]) => {
  expect(decodeText(file)).toEqual({ problem });
  const named = decodeText(file, { name: "blog.json", as: "UTF-8" });
  const words = problem.replace("The file", "blog.json").replace("CSV ", "");
  expect(named).toEqual({ problem: words });
});
