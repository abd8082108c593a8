import { expect, test } from "vitest";
import { parseSender } from "./parse-sender.ts";

test("parseSender() takes a name with an address, or an address alone", () => {
  const address = "no-reply@boothwright.example";
  expect(parseSender(`Boothwright <${address}>`)).toEqual({ name: "Boothwright", address });
  expect(parseSender(`"Boothwright, Inc." <${address}>`)).toEqual({
    name: "Boothwright, Inc.",
    address,
  });
  expect(parseSender(address)).toEqual({ name: "", address });
});

test.each(["Boothwright", "a@b.example, c@d.example", 'The "B" <a@b.example>'])(
  "parseSender() takes nothing like %s",
  (text) => {
    expect(parseSender(text)).toBeNull();
  },
);
