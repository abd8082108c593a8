import { expect, test } from "vitest";
import { completeAddress } from "../../../domain/shared/text/web-address.ts";
import { webLink } from "./web-link.ts";

const link = webLink("No link", { max: 60, tooLong: "Too long" });

test.for([
  "https://www.example.com",
  "http://example.com/a.jpg",
  "https://example.com:8443/ä?b=c@d#e",
  "https://пример.рф/стенды",
  "https://例え.テスト",
  "http://xn--e1afmkfd.xn--p1ai",
  "https://münchen-messebau.de",
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

test.for([
  " www.example.com/a ",
  "firm.example.com",
  "example.com",
  "Example.COM:8443/booths?a=b#c",
  "münchen-messebau.de",
  "пример.рф",
  "xn--e1afmkfd.xn--p1ai",
])("completeAddress() completes %j [X15]", (text) => {
  expect(completeAddress(text)).toBe(`https://${text.trim()}`);
  expect(link.safeParse(completeAddress(text)).success).toBe(true);
});

test.for([
  "",
  "example",
  "http://www.example.com",
  "/img/media/a.webp",
  "a.webp",
  "booth plan.pdf",
  "kim@example.com",
  "127.0.0.1",
  "1.5",
  "example.com, www.example.com",
  "javascript:alert(1)",
])("completeAddress() leaves %j as it is [X15]", (text) => {
  expect(completeAddress(text)).toBe(text);
});
