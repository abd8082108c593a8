import { expect, test } from "vitest";
import { websiteLink } from "./website-link.ts";

test.for([
  ["https://northline.example", "https://northline.example"],
  ["northline.example/booths", "https://northline.example/booths"],
  ["javascript:alert(1)", null],
  ["data:text/html,hi", null],
  ["not a site", null],
  ["Blue", null],
  ["http://files.example/plan.pdf", "http://files.example/plan.pdf"],
  ["https://kim:secret@files.example", null],
  ["https://files.example/\u202egpj.exe", null],
] as const)("websiteLink() makes %s into %s", ([website, link]) => {
  expect(websiteLink(website)).toBe(link);
});
