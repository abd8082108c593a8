import { expect, test } from "vitest";
import { completeLink, webLink } from "./web-link.ts";

const link = webLink("No link", { max: 60, tooLong: "Too long" });

test.for([
  "https://www.example.com",
  "http://example.com/a.jpg",
  "https://example.com:8443/ä?b=c@d#e",
])("webLink() takes %s", (text) => {
  expect(link.parse(text)).toBe(text);
});

test.for([
  "www.example.com",
  "ftp://example.com/a.jpg",
  "javascript:alert(1)",
  "https://localhost/a.jpg",
  "https://kim:secret@example.com/",
  "https://kim@example.com/",
  "https://example.com/\u202egpj.exe",
  "https://example.com/\u2066a",
  "https://example.com/a b",
])("webLink() refuses %j", (text) => {
  expect(link.safeParse(text).error?.issues[0]?.message).toBe("No link");
});

test("webLink() refuses what is too long", () => {
  const long = `https://example.com/${"a".repeat(60)}`;
  expect(link.safeParse(long).error?.issues[0]?.message).toBe("Too long");
});

test("completeLink() completes what begins with www", () => {
  expect(completeLink(" www.example.com/a ")).toBe("https://www.example.com/a");
  for (const text of ["", "example.com", "http://www.example.com", "/img/media/a.webp"]) {
    expect(completeLink(text)).toBe(text);
  }
});
