import { expect, it } from "vitest";
import { briefPictureName, readBriefPictureName } from "./brief-picture.ts";

it.each([
  [
    { industry: "island", boothSize: "20x30", features: ["counter", "storage"], openSides: [] },
    "island-20x30.storage.counter.png",
  ],
  [{ industry: "inline", boothSize: "10' × 20'", features: [], openSides: [] }, "inline-10x20.png"],
  [{ industry: "inline", boothSize: "custom", features: [], openSides: [] }, "inline-custom.png"],
  [
    { industry: "For Ada Ltd", boothSize: "Ada's 9999x2", features: ["a/../b"], openSides: ["up"] },
    "other-custom.png",
  ],
  [
    { industry: "other", boothSize: "20x20", features: ["counter"], openSides: ["front", "left"] },
    "other-20x20-left-front.counter.png",
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
  "island-20x30-front-left.png",
  "island-20x30-top.png",
  "../island-20x30.png",
])("readBriefPictureName() knows no %s", (name) => {
  expect(readBriefPictureName(name)).toBeNull();
});
