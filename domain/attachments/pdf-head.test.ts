import { expect, test } from "vitest";
import { pdfHeadAt } from "./pdf-head.ts";

const textOf = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));
const body = "1 0 obj <<>> endobj\ntrailer\n%%EOF";

test.for([
  ["nothing before it", "%PDF-1.7\n", "", 0],
  ["a byte order mark", "\xef\xbb\xbf%PDF-1.4\n", "\n", 3],
  ["empty lines", "\r\n\r\n%PDF-2.0\n", "", 4],
  ["a printer's commands", "\x1b%-12345X@PJL SET X=1\r\n%PDF-1.6\n", "", 23],
  ["1,000 other bytes", `${"x".repeat(1000)}\n%PDF-1.7\n`, "", 1001],
  ["zeros behind the end", "%PDF-1.7\n", "\0".repeat(5000), 0],
  ["blanks and line ends behind it", "%PDF-1.7\n", " \r\n".repeat(2000), 0],
  ["some other bytes behind it", "%PDF-1.7\n", `\n${"x".repeat(1000)}`, 0],
] as const)("a PDF with %s is one [X13]", ([, before, behind, at]) => {
  expect(pdfHeadAt(textOf(before + body + behind))).toBe(at);
});

test.for([
  ["no end", "%PDF-1.7 cut"],
  ["a head too far in", `${"x".repeat(1100)}%PDF-1.7\n${body}`],
  ["another version", `%PDF-9\n${body}`],
  ["an end too far from the end", `%PDF-1.7\n${body}${"x".repeat(3000)}`],
  ["nothing", ""],
  ["markup", "<html>%PDF</html>%%EOF"],
])("a file with %s is none [X13]", ([, text = ""]) => {
  expect(pdfHeadAt(textOf(text))).toBeNull();
});
