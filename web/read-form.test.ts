import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const post = (body: BodyInit) =>
  readForm(new Request("https://boothwright.example/contact", { method: "POST", body }));

test("readForm() reads line breaks as one character, as they were typed [R41]", async () => {
  const typed = "Two\r\nlines\r\n\r\nand more";
  const read = "Two\nlines\n\nand more";
  const fields = new FormData();
  fields.append("text", typed);
  for (const body of [new URLSearchParams({ text: typed }), fields]) {
    expect([...(await post(body))]).toEqual([["text", read]]);
  }
});

test("readForm() keeps fields of the same name, and reads nothing of what is no form", async () => {
  const twice: [string, string][] = [
    ["features", "lighting"],
    ["features", "storage"],
  ];
  expect([...(await post(new URLSearchParams(twice)))]).toEqual(twice);
  expect([...(await post("nonsense"))]).toEqual([]);
});
