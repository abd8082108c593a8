import fc from "fast-check";
import { expect, it } from "vitest";
import { toEmailAddress } from "./email-address.ts";

it.each([
  ["R&D@Exhibits.example", "r&d@exhibits.example"],
  ["booth/us@exhibits.example", "booth/us@exhibits.example"],
  ["#ops@exhibits.example", "#ops@exhibits.example"],
  ["o'neil+ces@exhibits.example", "o'neil+ces@exhibits.example"],
  [".ada..b.@exhibits.example", ".ada..b.@exhibits.example"],
  ["\u200bada@exhibits.example\ufeff\u00a0", "ada@exhibits.example"],
  ["\u202aada@exhibits.example\u202c", "ada@exhibits.example"],
  ["ada@Bücher.example", "ada@xn--bcher-kva.example"],
  ["ada@例え.テスト", "ada@xn--r8jz45g.xn--zckzah"],
  ["ada@exhibits\u3002example", "ada@exhibits.example"],
  ["ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"],
])("toEmailAddress() reads %j as %s [X10]", (text, address) => {
  expect(toEmailAddress(text)).toBe(address);
});

it.each([
  "",
  "ada",
  "ada@",
  "@a.example",
  "ada@gmail",
  "a b@c.example",
  "a@b.example, c@d.example",
  "<a@b.example>",
  '"a b"@c.example',
  "a@b.example\u0000",
  "a@b.example\r\nBcc: c@d.example",
  "ada@-a.example",
  "ada@a..example",
  "ada@ü%2e.example",
  "ada@[127.0.0.1]",
  "ádá@a.example",
  "a\u200bda@a.example",
  `${"a".repeat(250)}@b.example`,
  "a@b@c.example",
])("toEmailAddress() refuses %j [X10]", (text) => {
  expect(toEmailAddress(text)).toBeNull();
});

it("toEmailAddress() takes each local part that browsers take [X10]", () => {
  const sign = fc.constantFrom(..."abz019.!#$%&'*+/=?^_`{|}~-");
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 64 }), (local) => {
      expect(toEmailAddress(`${local}@exhibits.example`)).toBe(`${local}@exhibits.example`);
    }),
  );
});
