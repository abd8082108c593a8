import { expect, test } from "vitest";
import { isOneAddress } from "./is-one-address.ts";

test.for(["ada@exhibits.example", "o'neil+ces@sub.exhibits.example", "jürgen@stände.example"])(
  "isOneAddress() takes %s",
  (address) => {
    expect(isOneAddress(address)).toBe(true);
  },
);

test.for([
  "",
  "ada",
  "ada@",
  "ada@a.example, evil@evil.example",
  "ada@a.example;evil@evil.example",
  "ada@a.example evil@evil.example",
  "Ada <ada@a.example>",
  "ada@a.example\r\nBcc: evil@evil.example",
  "ada@a.example\nRCPT TO:<evil@evil.example>",
  '"ada@a.example"@evil.example',
  "ada@a.example@evil.example",
  "group:ada@a.example",
  "-oQ/tmp@evil.example",
])("isOneAddress() refuses %j", (address) => {
  expect(isOneAddress(address)).toBe(false);
});
