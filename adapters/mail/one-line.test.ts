import { expect, test } from "vitest";
import { oneLine } from "./one-line.ts";

test("oneLine() leaves nothing that could start another header or line", () => {
  expect(oneLine("CES\r\nBcc: evil@evil.example\u2028\u0000 2027 ")).toBe(
    "CES Bcc: evil@evil.example 2027",
  );
});

test("oneLine() takes out marks that turn the text around", () => {
  expect(oneLine("safe\u202egpj.exe")).toBe("safe gpj.exe");
});

test("oneLine() cuts what is too long, between characters", () => {
  expect(oneLine("Stände 🎪🎪🎪", 9)).toBe("Stände 🎪…");
  expect(oneLine("Stände 🎪", 8)).toBe("Stände 🎪");
});
