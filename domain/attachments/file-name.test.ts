import { expect, test } from "vitest";
import type { MediaKey } from "../pictures/media.ts";
import { fileNameOf } from "./file-name.ts";

const pdf = `${"a".repeat(32)}.pdf` as MediaKey;
const webp = `${"a".repeat(32)}.webp` as MediaKey;

test.for<[string, MediaKey, string]>([
  ["Floor plan.pdf", pdf, "Floor plan.pdf"],
  ["../../etc/passwd", pdf, "etc passwd.pdf"],
  ["plan.pdf.exe", pdf, "plan.pdf.pdf"],
  ["booth.PNG", webp, "booth.webp"],
  ['a"\r\nSet-Cookie: b=1.pdf', pdf, "a Set-Cookie b=1.pdf"],
  ["\u202Efdp.exe", pdf, "fdp.pdf"],
  ["Übersicht 展示.png", webp, "Übersicht 展示.webp"],
  ["...", pdf, "file.pdf"],
  ["", webp, "file.webp"],
])(
  "fileNameOf() of %j is a bare name with the stored type's extension [R26]",
  ([given, key, name]) => {
    expect(fileNameOf(given, key)).toBe(name);
  },
);

test("fileNameOf() leaves out marks of direction and code points that are no characters [Y06]", () => {
  expect(fileNameOf("plan\u202e\ufffe\ufdd0\u{1ffff}.pdf", pdf)).toBe("plan.pdf");
});

test("fileNameOf() shortens a long name and keeps its extension [R26]", () => {
  const name = fileNameOf(`${"x".repeat(400)}.pdf`, pdf);
  expect([name.length, name.endsWith("x.pdf")]).toEqual([150, true]);
});

test("fileNameOf() reads no more of a name than it may need: a million dots cost nothing", () => {
  expect(fileNameOf(`a${".".repeat(1_000_000)}a.pdf`, pdf)).toBe("a.pdf");
  expect(fileNameOf(`${"b".repeat(200)}${".".repeat(700)}a`, pdf)).toBe(`${"b".repeat(146)}.pdf`);
});
