import { expect, it } from "vitest";
import { briefPictureName, readBriefPictureName } from "./brief-picture.ts";

it.each([
  [
    { industry: "island", boothSize: "20x30", features: ["counter", "storage"] },
    "island-20x30.storage.counter.png",
  ],
  [{ industry: "inline", boothSize: "10' × 20'", features: [] }, "inline-10x20.png"],
  [{ industry: "inline", boothSize: "custom", features: [] }, "inline-custom.png"],
  [
    { industry: "For Ada Ltd", boothSize: "Ada's 9999x2", features: ["a/../b"] },
    "other-custom.png",
  ],
])("briefPictureName() of %j is %s, and leads back to the same drawing", (brief, name) => {
  expect(briefPictureName(brief)).toBe(name);
  const read = readBriefPictureName(name);
  expect(read && briefPictureName(read)).toBe(name);
});

it.each([
  "island-20x30.svg",
  "island-020x30.png",
  "castle-20x30.png",
  "island-20x30.counter.storage.png",
  "island-20x30.storage.storage.png",
  "island-20x30..png",
  "island-20x30.__proto__.png",
  "../island-20x30.png",
])("readBriefPictureName() knows no %s", (name) => {
  expect(readBriefPictureName(name)).toBeNull();
});
