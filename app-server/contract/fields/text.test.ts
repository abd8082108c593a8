import { expect, it } from "vitest";
import type * as z from "zod";
import { optionalProse, optionalText, requiredProse, requiredText } from "./text.ts";
import { textList } from "./text-list.ts";

const turned = "Ada \u202eLtd";
const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? null;

it.each([
  ["requiredText()", requiredText("Label", 90), (text: string) => text],
  ["optionalText()", optionalText("Label", 90), (text: string) => text],
  ["textList()", textList("Label", { entries: 3, length: 90 }), (text: string) => [text]],
])("%s takes no marks that turn the direction of a line [Y06]", (_, schema, input) => {
  expect(said(schema, input(turned))).toEqual([
    "Label must not contain characters that change the direction of text",
  ]);
  expect(said(schema, input("Ada\ufffe"))).toEqual(["Label must not contain control characters"]);
  expect(said(schema, input("\u200fשלום Expo"))).toBeNull();
});

it.each([
  ["requiredProse()", requiredProse("Label", 90)],
  ["optionalProse()", optionalProse("Label", 90)],
])(
  "%s takes them, in lines of its own, but no code points that are no characters [Y06]",
  (_, schema) => {
    expect(said(schema, `${turned}\nNext`)).toBeNull();
    expect(said(schema, "Ada\u{1ffff}")).toEqual(["Label must not contain control characters"]);
  },
);
