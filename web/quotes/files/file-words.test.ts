import { expect, it } from "vitest";
import type { AttachmentBody } from "../../../app-server/contract/attachments/attachments.ts";
import { fileFacts, sizeWords, undeliveredWords } from "./file-words.ts";

const file = { kind: "document", bytes: 1_449_000 } as AttachmentBody;

it.for([
  ["not-scanned", "Document, 1.4 MB, not scanned for viruses", null],
  ["queued", "Document, 1.4 MB", /being scanned/i],
  ["clean", "Document, 1.4 MB, no virus found", null],
  ["refused", "Document, 1.4 MB", /refused/],
  ["not-needed", "Document, 1.4 MB", null],
] as const)("a file that is %s is shown with how its scan stands [R30]", ([scan, facts, why]) => {
  expect(fileFacts({ ...file, scan })).toBe(facts);
  if (why) expect(undeliveredWords({ scan })).toMatch(why);
  else expect(undeliveredWords({ scan })).toBeNull();
});

it("sizeWords() has kB, and MB with one decimal", () => {
  expect([12, 640_400, 25 * 1024 * 1024].map(sizeWords)).toEqual(["1 kB", "640 kB", "26.2 MB"]);
});
